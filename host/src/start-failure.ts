import { NOT_STARTED, NOT_STARTED_CLASS } from '@evmandi/contract/platform/not-started';
import { report } from './errors/report.ts';
import { healing, persist } from './federation/persist.ts';

/** From the beginning of the page on, what it has waited for already included. */
const LIMIT_MS = 12_000;
const SHORTEST_MS = 3_000;

const NOTICE = `<div class="${NOT_STARTED_CLASS}" role="alert">
  <p>${NOT_STARTED}</p>
  <button type="button">Retry</button>
  <a href="">Reload</a>
</div>`;

/**
 * For a host whose own code cannot be had or does not start: asks for it again, and where that is in vain
 * reports it and says above what the server rendered that nothing answers. Retry starts the page in place.
 * Without React, which may be what is missing.
 */
export async function restart(failure: unknown, start: () => Promise<void>): Promise<void> {
  (await healing()).heal(failure);
  const again = (limitMs?: number) => persist(start, { what: 'host', limitMs });
  await again(Math.max(SHORTEST_MS, LIMIT_MS - performance.now())).catch((error: unknown) => {
    report(error, { phase: 'load' });
    document.body.insertAdjacentHTML('afterbegin', NOTICE);
    // Both the first of the document.
    const notice = document.body.firstElementChild;
    const button = document.querySelector('button');
    if (!button) return;
    button.addEventListener('click', async () => {
      button.ariaBusy = 'true';
      const settle = () => {
        button.ariaBusy = 'false';
      };
      await again().then(() => notice?.remove(), settle);
    });
  });
}
