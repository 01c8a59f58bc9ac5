import { NOT_STARTED, NOT_STARTED_CLASS } from '@evmandi/contract/platform/not-started';
import { report } from './errors/report.ts';
import { healing, persist } from './federation/persist.ts';

/** From the beginning of the page on, what it has waited for already included. */
const LIMIT_MS = 12_000;
const SHORTEST_MS = 3_000;

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => Object.assign(document.createElement(tag), properties);

/** Its elements one by one: a page makes no markup of a text. */
function createNotice(button: HTMLButtonElement): HTMLElement {
  const notice = element('div', { className: NOT_STARTED_CLASS, role: 'alert' });
  const reload = element('a', { href: '', textContent: 'Reload' });
  notice.append(element('p', { textContent: NOT_STARTED }), button, reload);
  return notice;
}

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
    const button = element('button', { type: 'button', textContent: 'Retry' });
    const notice = createNotice(button);
    document.body.prepend(notice);
    button.addEventListener('click', async () => {
      button.ariaBusy = 'true';
      const settle = () => {
        button.ariaBusy = 'false';
      };
      await again().then(() => notice.remove(), settle);
    });
  });
}
