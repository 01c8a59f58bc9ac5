/** A network that is back does not always answer at once. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 2_000;

/** Once the network is back, each part that failed is asked for again, as if its Retry were pressed. */
export function recover(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('online', () => {
    // A network that comes and goes begins one round, not one more each time.
    clearTimeout(timer);
    const until = performance.now() + LIMIT_MS;
    const press = () => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-retry]')) button.click();
      if (performance.now() < until) timer = setTimeout(press, PAUSE_MS);
    };
    press();
  });
}
