import { firstScript } from './first-script.ts';

const { dataset } = document.documentElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const marked = () => 'pressed' in button().dataset;

beforeAll(() => {
  document.head.innerHTML = '<script defer src="/host.js"></script>';
  jest.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  new Function(firstScript('store').text)();
});
beforeEach(() => {
  delete dataset.heard;
  document.body.innerHTML = '<div id="root"><button type="button"><i>Add</i></button></div>';
});

test('a press that nothing hears stays marked', () => {
  document.querySelector('i')?.click();
  expect(marked()).toBe(true);
});

test('a press that is kept from its button stays marked', () => {
  dataset.heard = '';
  const keep = (event: Event) => event.stopPropagation();
  document.querySelector('#root')?.addEventListener('click', keep, { capture: true });
  button().click();
  expect(marked()).toBe(true);
});

test('a press that is heard is not marked, though its handler lets it go no further', () => {
  dataset.heard = '';
  button().addEventListener('click', (event) => event.stopPropagation());
  button().click();
  expect(marked()).toBe(false);
});

test('a form that would be posted is not, and its button is marked; others are sent', () => {
  const submitted: [string, boolean][] = [];
  document.body.innerHTML =
    '<form method="post"><button>Sign in</button></form><form><button>Search</button></form>';
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    submitted.push([form.method, event.defaultPrevented]);
    event.preventDefault();
  };
  document.body.addEventListener('submit', onSubmit);
  const buttons = [...document.querySelectorAll('button')];
  for (const one of buttons) one.click();
  document.body.removeEventListener('submit', onSubmit);
  expect(submitted).toEqual([
    ['post', true],
    ['get', false],
  ]);
  expect(buttons.map((one) => 'pressed' in one.dataset)).toEqual([true, false]);
});

test.each([
  [
    JSON.stringify({
      role: { permissions: [1010, 1011].map((permissionCode) => ({ permissionCode })) },
    }),
    '1010 1011',
  ],
  [JSON.stringify({ role: { permissions: [] } }), ''],
  ['{"role":', undefined],
  [undefined, undefined],
])('of the stored person %j the document has the codes %j', (user, codes) => {
  delete dataset.codes;
  localStorage.clear();
  if (user) localStorage.setItem('user', user);
  jest.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  new Function(firstScript('dashboard').text)();
  expect(dataset.codes).toBe(codes);
});

test.each([
  ['{"state":{"closed":["Product"]},"version":1}', '["Product"]'],
  ['{"state":{"closed":[]},"version":1}', '[]'],
  ['{"state":', undefined],
  [undefined, undefined],
])('of the kept menu %j the document has the closed groups %j', (kept, closed) => {
  delete dataset.closed;
  localStorage.clear();
  if (kept) localStorage.setItem('evmandi-dashboard-menu', kept);
  jest.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  new Function(firstScript('dashboard').text)();
  expect(dataset.closed).toBe(closed);
});
