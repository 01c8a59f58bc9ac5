// Runs in the measured page before any of its scripts; `benchControl` says what to operate there.
(() => {
  const POLL_MS = 25;
  const BLOCKING_MS = 50;
  const SESSION_GAP_MS = 1000;
  const SESSION_MS = 5000;
  const figures = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, operated: 0, works: 0 };
  const longTasks = [];
  let operation = { start: 0, end: 0 };

  function observe(type, onEntry) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true });
  }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element, size }) => {
    figures.lcp = startTime;
    figures.lcpElement = `${element?.tagName.toLowerCase()} ${size}`;
  });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }));

  // Shifts count by sessions, as in Core Web Vitals.
  let session = { value: 0, start: 0, last: 0 };
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn =
      startTime - session.last < SESSION_GAP_MS && startTime - session.start < SESSION_MS;
    session = goesOn
      ? { ...session, value: session.value + value, last: startTime }
      : { value, start: startTime, last: startTime };
    figures.cls = Math.max(figures.cls, session.value);
  });

  const textOf = (element) => element?.textContent ?? '';
  const badge = () => textOf(document.querySelector('header a[href="/cart"]'));

  function labelled(text) {
    const labels = [...document.querySelectorAll('main label')];
    return labels.find((label) => textOf(label).trim() === text)?.control;
  }

  function cartButton() {
    const buttons = [...document.querySelectorAll('main button:enabled')];
    return buttons.find((button) =>
      /^add to cart/i.test(button.getAttribute('aria-label') ?? textOf(button).trim()),
    );
  }

  /** Each operates once; answers what to look at for a change, or nothing while it is not there. */
  const operations = {
    'choose-brand': () => {
      const select = labelled('Brand');
      if (!select || select.options.length < 3) return undefined;
      const before = textOf(labelled('Model'));
      select.selectedIndex = (select.selectedIndex % (select.options.length - 1)) + 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return () => textOf(labelled('Model')) !== before;
    },
    'add-to-cart': () => {
      const button = cartButton();
      if (!button) return undefined;
      const before = badge();
      button.click();
      return () => badge() !== before;
    },
  };

  const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));
  const loaded = () => new Promise((done) => addEventListener('load', done, { once: true }));

  async function untilItWorks(operate) {
    for (;;) {
      const start = performance.now();
      // A list that is still being parsed changes by itself.
      const worked = document.readyState === 'loading' ? undefined : operate();
      await pause(0);
      if (worked?.()) {
        operation = { start, end: performance.now() };
        figures.operated = start;
        return;
      }
      await pause(POLL_MS);
    }
  }

  function totalBlockingTime() {
    const outside = ({ startTime, duration }) =>
      startTime >= figures.fcp &&
      (startTime > operation.end || startTime + duration < operation.start);
    return longTasks.filter(outside).reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0);
  }

  window.benchFigures = () => ({ ...figures, tbt: totalBlockingTime() });

  if (!location.protocol.startsWith('http') || window !== window.top) return;
  const operate = operations[window.benchControl];
  const ready = operate ? untilItWorks(operate) : loaded();
  void ready.then(() => {
    figures.works = performance.now();
    figures.operated ||= figures.works;
    window.benchReady();
  });
})();
