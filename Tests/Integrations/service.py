"""A loopback server: files of a folder, and the comments of a pull request as GitHub's interface has them."""

import json
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Handler(SimpleHTTPRequestHandler):
    def do_GET(self):
        if not self.path.startswith("/api/"):
            return super().do_GET()
        pages = parse_qs(urlsplit(self.path).query)
        size, page = (int(pages[name][0]) for name in ("per_page", "page"))
        return self.answer(200, self.server.service.comments[size * (page - 1):size * page])

    def do_POST(self):
        self.change(lambda body: self.server.service.add(body))

    def do_PATCH(self):
        number = int(re.search(r"/issues/comments/(\d+)$", self.path).group(1))
        self.change(lambda body: self.server.service.edit(number, body))

    def change(self, apply):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if self.headers["Authorization"] != "Bearer writer":
            return self.answer(403, {"message": "Resource not accessible by integration"})
        # GitHub's own limit, in characters.
        if len(body) > 65536:
            return self.answer(422, {"message": "body is too long"})
        apply(body)
        return self.answer(201, {})

    def answer(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass


class Service:
    def __init__(self, folder):
        self.comments = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.server.service = self
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def add(self, body):
        self.comments.append({"id": 100 + len(self.comments), "body": body})

    def edit(self, number, body):
        next(comment for comment in self.comments if comment["id"] == number)["body"] = body

    def close(self):
        self.server.shutdown()
        self.server.server_close()
