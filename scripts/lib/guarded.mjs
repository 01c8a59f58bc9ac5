/** The descriptor of the pipe, in the `stdio` of a guarded command. */
const PIPE = 3;

/*
 * The shell leaves a watcher in its process group and becomes the command. The watcher reads a pipe that
 * the parent holds open: it is closed when the parent is gone, however that ended. SIGHUP and its like
 * must not end the watcher before the others.
 */
const SHELL = `
signal=$1 grace=$2 folder=$3
shift 3
(
  trap '' HUP INT QUIT TERM
  read -r _
  kill -s "$signal" 0
  sleep "$grace"
  if [ -n "$folder" ]; then rm -rf "$folder"; fi
  kill -s KILL 0
) <&${PIPE} >/dev/null 2>&1 ${PIPE}<&- &
exec "$@" ${PIPE}<&-
`;

/**
 * What to spawn instead of a command that does not look after its parent, so that it ends with this
 * process: in a process group of its own, which gets `signal` and, after `graceSeconds`, SIGKILL. `folder`
 * is removed in between. Call `release` once the command has ended: it ends what that left behind.
 */
export function guarded(
  command,
  args,
  { signal = 'TERM', graceSeconds = 5, folder = '', stdio = ['ignore', 'inherit', 'inherit'] } = {},
) {
  return {
    command: 'sh',
    args: ['-c', SHELL, 'sh', signal, String(graceSeconds), folder, command, ...args],
    options: { stdio: [...stdio, 'pipe'], detached: true },
    release(child) {
      child.stdio[PIPE]?.destroy();
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    },
  };
}
