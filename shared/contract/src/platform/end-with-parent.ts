/*
 * Imported first, for its effect, by every process that another one of the project starts with an IPC
 * channel. When its parent is gone, however that ended, the process is asked to end as if by SIGTERM:
 * at once while it does not listen for that signal yet, in order once it does.
 */

function end(): void {
  process.kill(process.pid, 'SIGTERM');
}

// False: the parent was gone before this line. Undefined: started without a channel, by a person.
if (process.connected === false) end();
if (process.connected) {
  process.once('disconnect', end);
  // The channel alone keeps no process running.
  process.channel?.unref();
}

export {};
