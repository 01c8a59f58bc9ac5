import { configure } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MainMenu } from './main-menu.tsx';
import { MenuProvider } from './testing.tsx';

const mouse = { pointerType: 'mouse' };
const button = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => button(name).closest('li') as HTMLElement;
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (key: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key });
  wait(20);
};

// jsdom has no pointer events of its own.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
} as typeof PointerEvent;

beforeEach(() => {
  jest.useFakeTimers();
  configure({
    apiUrl: 'http://api.test',
    phone: '',
    email: '',
    country: '',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
  render(
    <MenuProvider>
      <MemoryRouter>
        <MainMenu />
      </MemoryRouter>
    </MenuProvider>,
  );
});
afterEach(() => jest.useRealTimers());

describe('with a mouse', () => {
  // HEADER-7
  test('opens when the pointer comes and closes 200 ms after it left', () => {
    fireEvent.pointerEnter(item('Spares'), mouse);
    expect(isOpen('Spares')).toBe(true);
    fireEvent.pointerLeave(item('Spares'), mouse);
    wait(199);
    expect(isOpen('Spares')).toBe(true);
    wait(1);
    expect(isOpen('Spares')).toBe(false);
  });

  test('stays open when the pointer is back in time', () => {
    fireEvent.pointerEnter(item('Spares'), mouse);
    fireEvent.pointerLeave(item('Spares'), mouse);
    wait(150);
    fireEvent.pointerEnter(item('Spares'), mouse);
    wait(1000);
    expect(isOpen('Spares')).toBe(true);
  });

  test('survives crossing a neighbour on the way to its links', () => {
    fireEvent.pointerEnter(item('Electric Zone'), mouse);
    fireEvent.pointerLeave(item('Electric Zone'), mouse);
    fireEvent.pointerEnter(item('Hybrid Zone'), mouse);
    wait(150);
    fireEvent.pointerLeave(item('Hybrid Zone'), mouse);
    fireEvent.pointerEnter(item('Electric Zone'), mouse);
    wait(1000);
    expect(isOpen('Electric Zone')).toBe(true);
    expect(isOpen('Hybrid Zone')).toBe(false);
  });

  test('a press on what hovering opened keeps it, the next one closes it', () => {
    fireEvent.pointerEnter(item('Spares'), mouse);
    fireEvent.click(button('Spares'));
    expect(isOpen('Spares')).toBe(true);
    fireEvent.click(button('Spares'));
    expect(isOpen('Spares')).toBe(false);
  });
});

// HEADER-7
test('a finger opens by pressing alone, and a press elsewhere closes', () => {
  fireEvent.pointerEnter(item('Spares'), { pointerType: 'touch' });
  expect(isOpen('Spares')).toBe(false);
  fireEvent.click(button('Spares'));
  expect(isOpen('Spares')).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen('Spares')).toBe(false);
});

describe('with the keyboard', () => {
  test('arrows, Home and End walk along the buttons', () => {
    button('Electric Zone').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Hybrid Zone'));
    press('End');
    expect(document.activeElement).toBe(button('Charging Stations'));
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Electric Zone'));
  });

  // HEADER-7
  test('ArrowDown enters the menu, ArrowUp at its end; Escape closes it and gives the focus back', () => {
    button('Spares').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'All spares' }));
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Accessories' }));
    press('Escape');
    expect(isOpen('Spares')).toBe(false);
    expect(document.activeElement).toBe(button('Spares'));
    press('ArrowUp');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Covers' }));
  });

  test('closes when the focus goes on', () => {
    button('Charging Stations').focus();
    fireEvent.click(button('Charging Stations'));
    act(() => button('Spares').focus());
    expect(isOpen('Charging Stations')).toBe(false);
  });
});

test('the pictures come from the API, once a menu is open', () => {
  expect(item('Charging Stations').querySelector('img')).toBeNull();
  fireEvent.click(button('Charging Stations'));
  const picture = item('Charging Stations').querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/api/pictures/portable/cut.svg');
});

test('the services stand in the menus that they name', () => {
  const services = (menu: string) => {
    fireEvent.click(button(menu));
    return item(menu).querySelectorAll('a[href="/finance"]').length;
  };
  expect([services('Electric Zone'), services('Spares')]).toEqual([1, 0]);
});
