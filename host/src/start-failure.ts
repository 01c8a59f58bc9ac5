import { report } from './errors/report.ts';

const NOTICE =
  '<div class="ev-start-failure" role="alert"><p>This page did not start. You can read it, but its controls do not work.</p><button>Reload</button></div>';

/**
 * For a host whose own code cannot be had or does not start: reports it, and says above what the server
 * rendered that nothing answers. Without React, which may be what is missing.
 */
export function showStartFailure(error: unknown): void {
  report(error, { phase: 'load' });
  document.body.insertAdjacentHTML('afterbegin', NOTICE);
  // The first of the document.
  document.querySelector('button')?.addEventListener('click', () => location.reload());
}
