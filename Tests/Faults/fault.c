// Kills the process within its call number FAULT_AT of those that change a file: half of a write is done, nothing of a
// change of mode, a flush or a rename. Pipes and terminals do not count.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long calls;

static int is_due(void) {
  const char *number = getenv("FAULT_AT");
  return number && atomic_fetch_add(&calls, 1) + 1 == atol(number);
}

static int is_file(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

static void end(void) { kill(getpid(), SIGKILL); }

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (is_file(descriptor) && is_due()) {
    next(descriptor, bytes, count / 2);
    end();
  }
  return next(descriptor, bytes, count);
}

int fchmod(int descriptor, mode_t mode) {
  int (*next)(int, mode_t) = dlsym(RTLD_NEXT, "fchmod");
  if (is_due()) end();
  return next(descriptor, mode);
}

int fsync(int descriptor) {
  int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
  if (is_due()) end();
  return next(descriptor);
}

int rename(const char *old, const char *new) {
  int (*next)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (is_due()) end();
  return next(old, new);
}
