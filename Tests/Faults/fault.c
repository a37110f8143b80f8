// Disturbs call number FAULT_AT of those that make or change a file, as FAULT_KIND says: kill, terminate, fail, short.
// Of a write that is cut off half is done, of another call nothing. Pipes and terminals do not count.

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
static int is_due(void) {
  const char *number = getenv("FAULT_AT");
  if (!number || atomic_fetch_add(&calls, 1) + 1 != atol(number)) return 0;
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
  if (is_file(descriptor) && is_due()) {
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
  if (flags & O_CREAT && is_due()) return fail(EMFILE);
  return next(path, flags, mode);
}

int fchmod(int descriptor, mode_t mode) {
  int (*next)(int, mode_t) = dlsym(RTLD_NEXT, "fchmod");
  if (is_due()) return fail(EPERM);
  return next(descriptor, mode);
}

int fsync(int descriptor) {
  int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
  if (is_file(descriptor) && is_due()) return fail(EIO);
  return next(descriptor);
}

int rename(const char *old, const char *new) {
  int (*next)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (is_due()) return fail(EIO);
  return next(old, new);
}
