import { report } from './errors/report.ts';

/**
 * For a host whose own code cannot be had or does not start: reports it, and says above what the server
 * rendered that nothing answers. Without React, which may be what is missing.
 */
export function showStartFailure(error: unknown): void {
  report(error, { phase: 'load' });
  const notice = document.createElement('div');
  notice.className = 'ev-start-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.append('This page did not start. You can read what is here, but its controls do not work.');
  const reload = document.createElement('button');
  reload.append('Reload');
  reload.onclick = () => location.reload();
  notice.append(text, reload);
  document.body.prepend(notice);
}
