import { configure } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MENU, MenuProvider } from '../chrome/testing.tsx';
import { RootError } from './root-error.tsx';

const Throws = () => {
  throw new TypeError("Cannot read properties of null (reading 'lines')");
};

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '+91 40 1',
    email: 'a@b.in',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const show = (menu = MENU) =>
  render(
    <MenuProvider menu={menu}>
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <Throws />, errorElement: <RootError /> },
        ])}
      />
    </MenuProvider>,
  );

function expectSaid() {
  screen.getByRole('heading', { name: 'Unexpected Application Error!' });
  screen.getByRole('button', { name: 'Retry' });
  expect(document.body.textContent).not.toMatch(/TypeError|properties of null/);
}

// ERROR-1, ERROR-3
test('a shell that threw says so in words for visitors, between header and footer, and is reported as its own', () => {
  const reported = jest.fn();
  window.addEventListener('evmandi:failure', reported, { once: true });
  show();
  expect(reported.mock.calls[0][0].detail).toMatchObject({ remote: 'host', phase: 'run' });
  expectSaid();
  screen.getByRole('banner');
  screen.getByRole('contentinfo');
});

test('it says so alone where header and footer throw too', () => {
  show({ ...MENU, header: [null as never], footer: [null as never] });
  expectSaid();
  expect(screen.queryByRole('banner')).toBeNull();
});
