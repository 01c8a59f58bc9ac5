import type { Mistake } from '../../testing/mistakes-bench.ts';
import { host, READY } from './shop.ts';

const inBrowser = (source: string, css = 'body { margin: 0 }') =>
  host({ files: { 'browser/static/js/index.js': source, 'browser/static/css/index.css': css } });

/** Seen in a browser alone. */
export const IN_A_BROWSER: Mistake[] = [
  [
    'a host that throws in the browser',
    'browser',
    /the page throws: no storage/,
    inBrowser("throw new Error('no storage');"),
  ],
  [
    'a header that cannot be seen',
    'browser',
    /the page shows no header/,
    inBrowser(READY, 'header { display: none }'),
  ],
  [
    'a screen that empties itself',
    'browser',
    /shows nothing in its main region/,
    inBrowser(`document.querySelector('main').textContent = ''; ${READY}`),
  ],
  [
    'a script that the policy blocks',
    'browser',
    /the page (?:prints|throws): .*(?:Content Security Policy|requires 'TrustedScript')/,
    inBrowser(`${READY} window['ev' + 'al']('1');`),
  ],
  [
    'an alert',
    'browser',
    /the page opens a box of the browser's own \(alert\): Sale!/,
    inBrowser(`${READY} alert('Sale!');`),
  ],
  [
    'a function of the browser that is taken away',
    'browser',
    /the page replaces fetch, which all of the site uses/,
    inBrowser(`${READY} globalThis.fetch = undefined;`),
  ],
  [
    'a method of all lists that is replaced',
    'browser',
    /the page replaces Array\.prototype\.at, which/,
    inBrowser(`${READY} Array.prototype.at = function () { return this[0]; };`),
  ],
];

/** The same, of pages that are given less time. */
export const WITHOUT_END: Mistake[] = [
  [
    'a host that never answers',
    'browser',
    /the page does not answer within/,
    inBrowser('setTimeout(() => {}, 1);'),
  ],
  [
    'a host that keeps the browser busy for ever',
    'browser',
    /the page keeps the browser from answering/,
    inBrowser('for (;;);'),
  ],
];
