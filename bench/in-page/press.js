// Runs in the measured page before any of its scripts: it says where to press, and watches what comes of it.
(() => {
  if (!location.protocol.startsWith('http') || window !== window.top) return;

  const BLOCKING_MS = 50;
  const tasks = [];
  const presses = [];
  let fcp = 0;
  let parsed = 0;
  let heard = 0;
  let ready = 0;
  let effect = 0;

  function observe(type, onEntry) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true });
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => tasks.push({ startTime, duration }));

  const shown = (element) => element.getClientRects().length > 0;
  const firstOf = (selector, fits = () => true) =>
    [...document.querySelectorAll(selector)].find((element) => shown(element) && fits(element));
  const badge = () => document.querySelector('header a[href="/cart"]')?.textContent ?? '';

  /** What is pressed, and what the page shows of it. */
  const CONTROLS = {
    'add-to-cart': () => {
      const before = badge();
      const adds = (button) =>
        /^add to cart/i.test(button.getAttribute('aria-label') ?? button.textContent.trim());
      return { button: firstOf('main button:enabled', adds), worked: () => badge() !== before };
    },
    'choose-tab': () => {
      const button = firstOf('main [role=tab][aria-selected=false]');
      return { button, worked: () => button.getAttribute('aria-selected') === 'true' };
    },
  };

  // The event's own time: when the browser was given the press, however late the page hears of it.
  addEventListener('click', ({ timeStamp, isTrusted }) => presses.push({ timeStamp, isTrusted }), {
    capture: true,
  });

  function watch(elements, attributeFilter, onChange) {
    const changes = new MutationObserver(onChange);
    const inside = { childList: true, characterData: true, subtree: true };
    for (const element of elements) {
      changes.observe(element, {
        ...(element === document.documentElement ? {} : inside),
        attributeFilter,
      });
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    parsed = performance.now();
    const { button, worked } = CONTROLS[window.benchControl]();
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    watch([document.querySelector('header'), button], ['aria-selected'], () => {
      if (worked()) effect ||= performance.now();
    });
    const { dataset } = document.documentElement;
    watch([document.documentElement], ['data-heard', 'data-ready'], () => {
      heard ||= performance.now();
      if (!('ready' in dataset)) return;
      ready ||= performance.now();
      window.benchAnswers();
    });
    window.benchPress(left + width / 2, top + height / 2);
  });

  /** When the last script that was under way at `time` had arrived. */
  function codeArrived(time) {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < time);
    return Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd));
  }

  window.benchPressed = () => {
    const [press] = presses;
    const blocking = tasks
      .filter(({ startTime }) => startTime >= fcp)
      .map(({ duration }) => duration - BLOCKING_MS);
    return {
      parsed,
      heard,
      ready,
      trusted: press?.isTrusted ?? false,
      pressed: press?.timeStamp ?? 0,
      code: codeArrived(press?.timeStamp ?? ready),
      effect,
      blocking: blocking.reduce((sum, ms) => sum + ms, 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  };
})();
