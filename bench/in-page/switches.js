// Runs in the measured page before any of its scripts: it clicks, watches for a heading, and counts timers.
(() => {
  const LIMIT_MS = 30_000;
  const live = { timeouts: new Set(), intervals: new Set() };

  function countTimers(kind, startName, stopName, once) {
    const start = window[startName];
    const stop = window[stopName];
    window[startName] = (work, ms, ...rest) => {
      const run = (...values) => {
        if (once) live[kind].delete(id);
        if (typeof work === 'function') work(...values);
      };
      const id = start(run, ms, ...rest);
      live[kind].add(id);
      return id;
    };
    window[stopName] = (id) => {
      live.timeouts.delete(id);
      live.intervals.delete(id);
      stop(id);
    };
  }
  countTimers('timeouts', 'setTimeout', 'clearTimeout', true);
  countTimers('intervals', 'setInterval', 'clearInterval', false);

  const headingText = () => document.querySelector('main h1')?.textContent.trim();
  const visible = (element) => element.getClientRects().length > 0;

  /** The first visible link with a text, or below a place with an address. */
  function findLink({ selector, text }) {
    const links = [...document.querySelectorAll(selector)].filter(visible);
    const found = links.find((link) => text === undefined || link.textContent.trim() === text);
    if (!found) throw new Error(`No visible link ${selector} ${text ?? ''}`);
    return found;
  }

  /** When the last piece of data that was asked for since `start` had arrived. */
  function lastAnswer(start) {
    const data = performance
      .getEntriesByType('resource')
      .filter(
        ({ initiatorType, startTime }) =>
          startTime >= start && ['fetch', 'xmlhttprequest'].includes(initiatorType),
      );
    return Math.max(start, ...data.map(({ responseEnd }) => responseEnd));
  }

  /** Clicks a link; resolves in the frame that shows the heading. */
  window.benchSwitch = (link, heading) =>
    new Promise((resolve, reject) => {
      const element = findLink(link);
      performance.clearResourceTimings();
      const frames = [];
      const start = performance.now();
      const onFrame = () => {
        const now = performance.now();
        frames.push(now);
        if (headingText() === heading) {
          const answered = lastAnswer(start);
          const after = frames.filter((time) => time > answered).length;
          resolve({ ms: now - start, framesAfterAnswer: after });
        } else if (now - start > LIMIT_MS) {
          reject(new Error(`No heading "${heading}", but "${headingText()}"`));
        } else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
      element.click();
    });

  window.benchTimers = () => ({ timeouts: live.timeouts.size, intervals: live.intervals.size });
})();
