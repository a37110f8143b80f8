// Disturbs call number FAULT_AT of those that make or change a file, as FAULT_KIND says: kill, terminate, fail, short.
// Of a write that is cut off half is done, of another call nothing. Pipes and terminals do not count. With FAULT_READS
// reads and closes of files count as well. The name of the call that was disturbed is put into the file FAULT_MARK.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;

static int is_file(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

static int is_kind(const char *kind) {
  const char *asked = getenv("FAULT_KIND");
  return strcmp(asked ? asked : "kill", kind) == 0;
}

// Whether the call is to fail, be cut short, or end the process at once. A signal that asks the process to end arrives
// in the middle of the call and fails nothing: it ends the process as soon as the program lets it.
static int is_due(const char *name) {
  const char *number = getenv("FAULT_AT");
  if (!number || atomic_fetch_add(&calls, 1) + 1 != atol(number)) return 0;
  const char *mark = getenv("FAULT_MARK");
  if (mark) {
    long file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    syscall(SYS_write, file, name, strlen(name));
    syscall(SYS_close, file);
  }
  if (!is_kind("terminate")) return 1;
  kill(getpid(), SIGTERM);
  sleep(1);
  return 0;
}

static int fail(int code) {
  if (is_kind("kill")) kill(getpid(), SIGKILL);
  errno = is_kind("short") ? EINTR : code;
  return -1;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (is_file(descriptor) && is_due("write")) {
    if (is_kind("short")) return next(descriptor, bytes, count < 1 ? count : 1);
    next(descriptor, bytes, count / 2);
    return fail(ENOSPC);
  }
  return next(descriptor, bytes, count);
}

int open(const char *path, int flags, ...) {
  int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (flags & O_CREAT && is_due("open")) return fail(EMFILE);
  return next(path, flags, mode);
}

int fchmod(int descriptor, mode_t mode) {
  int (*next)(int, mode_t) = dlsym(RTLD_NEXT, "fchmod");
  if (is_due("fchmod")) return fail(EPERM);
  return next(descriptor, mode);
}

int fsync(int descriptor) {
  int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
  if (is_file(descriptor) && is_due("fsync")) return fail(EIO);
  return next(descriptor);
}

int rename(const char *old, const char *new) {
  int (*next)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (is_due("rename")) return fail(EIO);
  return next(old, new);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  ssize_t (*next)(int, void *, size_t) = dlsym(RTLD_NEXT, "read");
  if (getenv("FAULT_READS") && is_file(descriptor) && is_due("read")) {
    if (is_kind("short")) return next(descriptor, bytes, count < 1 ? count : 1);
    return fail(EIO);
  }
  return next(descriptor, bytes, count);
}

// The file is closed in any case, as on Linux; the error is what a disk of the network may still have to say.
int close(int descriptor) {
  int (*next)(int) = dlsym(RTLD_NEXT, "close");
  if (getenv("FAULT_READS") && is_file(descriptor) && is_due("close")) {
    next(descriptor);
    return fail(EIO);
  }
  return next(descriptor);
}
