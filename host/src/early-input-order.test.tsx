import { SECTION_ANSWERS, SECTION_ATTRIBUTE } from '@evmandi/contract/platform/sections';
import { applyInOrder } from './early-input-order.ts';

function page() {
  document.body.innerHTML = `<div id="root">
    <header><input name="q"></header>
    <main><input name="sort" type="checkbox">
      <form ${SECTION_ATTRIBUTE}=""><input name="brand" type="checkbox"></form></main></div>`;
  const pressed: string[] = [];
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  for (const box of boxes) {
    box.checked = true;
    box.addEventListener('click', () => pressed.push(box.name));
  }
  const root = document.getElementById('root') as HTMLElement;
  const section = root.querySelector(`[${SECTION_ATTRIBUTE}]`) as HTMLElement;
  const onReady = jest.fn();
  return { root, section, pressed, onReady, answers: applyInOrder(root, onReady) };
}

/** Until all is replayed, each in a task of its own. */
const replayed = () => new Promise((resolve) => setTimeout(resolve, 50));

const sectionAnswers = (section: HTMLElement) =>
  section.dispatchEvent(new Event(SECTION_ANSWERS, { bubbles: true }));

test('each part gets what was entered in it when it answers itself', async () => {
  const { section, pressed, onReady, answers } = page();
  answers('shell');
  await replayed();
  expect(pressed).toEqual([]);
  answers('screen');
  await replayed();
  expect(pressed).toEqual(['sort']);
  expect(onReady).not.toHaveBeenCalled();
  sectionAnswers(section);
  await replayed();
  expect(pressed).toEqual(['sort', 'brand']);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('nothing is applied twice, nor to a section that the browser drew', async () => {
  const { root, section, pressed, onReady, answers } = page();
  answers('shell');
  sectionAnswers(section);
  answers('screen');
  sectionAnswers(section);
  answers('screen');
  const later = section.cloneNode(true) as HTMLElement;
  root.append(later);
  sectionAnswers(later);
  await replayed();
  expect(pressed).toEqual(['brand', 'sort']);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('a section that is taken out before it answers is not waited for', async () => {
  const { root, section, onReady, answers } = page();
  answers('shell');
  answers('screen');
  const instead = section.cloneNode(true) as HTMLElement;
  section.remove();
  root.append(instead);
  sectionAnswers(instead);
  await replayed();
  expect(onReady).toHaveBeenCalledTimes(1);
});
