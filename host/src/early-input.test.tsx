import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { applyEarlyInput } from './early-input.ts';

const seen: string[] = [];

function Form() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [make, setMake] = useState('');
  const [sort, setSort] = useState('price');
  seen.splice(0, seen.length, text, String(ticked), make, sort);
  const sorts = ['price', 'name', 'newest'];
  return (
    <form>
      <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <select value={make} onChange={(event) => setMake(event.target.value)}>
        <option value="">All</option>
        <option value="hero">Hero</option>
      </select>
      {sorts.map((name) => (
        <input
          key={name}
          type="radio"
          name="sort"
          value={name}
          checked={sort === name}
          onChange={() => setSort(name)}
        />
      ))}
    </form>
  );
}

const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

/** The form as the server sent it, filled in, then hydrated. */
async function fillThenHydrate(byPerson: boolean) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  one<HTMLInputElement>('[name=q]').value = 'brake';
  one<HTMLInputElement>('[type=checkbox]').checked = true;
  one<HTMLSelectElement>('select').value = 'hero';
  one<HTMLInputElement>('[value=newest]').checked = true;
  act(() => {
    hydrateRoot(one('#root'), <Form />);
  });
  await act(() => applyEarlyInput(one('#root'), undefined, byPerson));
}

test('what was entered before the script came counts', async () => {
  await fillThenHydrate(true);
  expect(seen).toEqual(['brake', 'true', 'hero', 'newest']);
  expect(one<HTMLInputElement>('[name=q]').value).toBe('brake');
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
});

test('what the browser filled in is kept as text, and taken back where it would be a choice', async () => {
  await fillThenHydrate(false);
  expect(seen).toEqual(['brake', 'false', '', 'price']);
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  expect(one<HTMLSelectElement>('select').value).toBe('');
  expect(one<HTMLInputElement>('[value=price]').checked).toBe(true);
});

test('buttons are pressed once each, in the order in which they were pressed', async () => {
  document.body.innerHTML =
    '<button data-pressed="20">Add</button><button data-pressed="9.5">More</button><button>Never</button>';
  const pressed: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    pressed.push((target as HTMLElement).textContent ?? '');
  });
  await Promise.all([applyEarlyInput(document), applyEarlyInput(document)]);
  expect(pressed).toEqual(['More', 'Add']);
});

test('a choice starts from what the one before it led to', async () => {
  const chosen: string[][] = [];
  function Filters() {
    const [brands, setBrands] = useState<string[]>([]);
    chosen.push(brands);
    return ['bosch', 'exide'].map((brand) => (
      <input
        key={brand}
        type="checkbox"
        checked={brands.includes(brand)}
        onChange={() => setBrands([...brands, brand])}
      />
    ));
  }
  document.body.innerHTML = `<div id="root">${renderToString(<Filters />)}</div>`;
  for (const box of document.querySelectorAll('input')) box.checked = true;
  act(() => {
    hydrateRoot(one('#root'), <Filters />);
  });
  await act(() => applyEarlyInput(one('#root'), undefined, true));
  expect(chosen.at(-1)).toEqual(['bosch', 'exide']);
});

test('what does not answer yet is left for later', () => {
  document.body.innerHTML = '<main><input value=""></main>';
  const field = one<HTMLInputElement>('input');
  field.value = 'brake';
  const heard = jest.fn();
  field.addEventListener('input', heard);
  applyEarlyInput(document, (control) => !control.closest('main'), true);
  expect([heard.mock.calls.length, field.value]).toEqual([0, 'brake']);
  applyEarlyInput(document, undefined, true);
  expect([heard.mock.calls.length, field.value]).toEqual([1, 'brake']);
});

test('a form that was not touched is left alone', () => {
  document.body.innerHTML = '<input value="a"><select><option>1</option></select>';
  const heard = jest.fn();
  document.body.addEventListener('input', heard);
  document.body.addEventListener('change', heard);
  applyEarlyInput(document, undefined, true);
  expect(heard).not.toHaveBeenCalled();
});
