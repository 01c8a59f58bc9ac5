import { openInSteps, openModal } from './open-dialog.ts';

const calls: string[] = [];
let slid = () => {};
/** jsdom knows neither popovers nor animations. */
const missing = {
  showPopover(this: HTMLElement) {
    calls.push('shown');
    this.querySelector('button')?.focus();
  },
  hidePopover(this: HTMLElement) {
    calls.push('hidden');
    // Hidden, nothing inside can have it; the browser gives it back to nobody.
    (document.activeElement as HTMLElement | null)?.blur();
  },
  getAnimations: () => [{ finished: new Promise<void>((resolve) => (slid = resolve)) }],
};
const focused = () => document.activeElement?.textContent;
const frame = () => new Promise((done) => setTimeout(done, 60));

function opened() {
  document.body.innerHTML =
    '<a id="opener" href="#">Row</a><dialog><button>Close</button><button>Ship</button></dialog>';
  document.getElementById('opener')?.focus();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  let before: Element | null = null;
  jest.spyOn(dialog, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    calls.push('modal');
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  });
  jest.spyOn(dialog, 'close').mockImplementation(() => (before as HTMLElement | null)?.focus());
  return { dialog, close: openInSteps(dialog) };
}

beforeEach(() => {
  calls.length = 0;
  Object.assign(HTMLElement.prototype, missing);
});
afterEach(() => {
  for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('stands over the page at once, and makes it inert once it has slid in', async () => {
  const { dialog, close } = opened();
  expect(calls).toEqual(['shown']);
  await frame();
  expect(calls).toEqual(['shown']);
  dialog.querySelectorAll('button')[1]?.focus();
  slid();
  await frame();
  expect(calls).toEqual(['shown', 'hidden', 'modal']);
  // Whoever went on inside meanwhile stays there.
  expect(focused()).toBe('Ship');
  close();
  expect(focused()).toBe('Row');
});

test('before another one opens it becomes modal, below that one, and gives the focus back in the end', async () => {
  const { dialog, close } = opened();
  dialog.querySelectorAll('button')[1]?.focus();
  const other = document.createElement('dialog');
  document.body.append(other);
  jest.spyOn(other, 'showModal').mockImplementation(() => calls.push(`other over ${focused()}`));
  jest.spyOn(other, 'close').mockImplementation(() => {});
  const closeOther = openModal(other);
  expect(calls).toEqual(['shown', 'hidden', 'modal', 'other over Ship']);
  await frame();
  slid();
  await frame();
  expect(calls).toHaveLength(4);
  closeOther();
  close();
  expect(focused()).toBe('Row');
});

test('closed before that, it never becomes modal and gives the focus back', async () => {
  const { close } = opened();
  close();
  expect(focused()).toBe('Row');
  slid();
  await frame();
  expect(calls).toEqual(['shown', 'hidden']);
});

test('a browser without popovers opens it in one step', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  opened();
  expect(calls).toEqual(['modal']);
});
