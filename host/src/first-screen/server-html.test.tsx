import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MenuProvider } from '../chrome/testing.tsx';
import { ServerHtml } from './server-html.tsx';

afterEach(() => document.getElementById('main')?.remove());

const show = () =>
  render(
    <MenuProvider>
      <MemoryRouter>
        <ServerHtml of="screen" />
      </MemoryRouter>
    </MenuProvider>,
  );

function serverRendered(html: string): Element {
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = html;
  document.body.append(main);
  return main;
}

test('what the server rendered stays to be read after React has dropped it', () => {
  const main = serverRendered('<div><h1>Brake pads</h1><p>₹1,249</p></div>');
  const { container, rerender } = show();
  main.innerHTML = '';
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brake pads');
  rerender(
    <MenuProvider>
      <MemoryRouter>
        <ServerHtml of="screen" />
      </MemoryRouter>
    </MenuProvider>,
  );
  expect(container.textContent).toBe('Brake pads₹1,249');
});

test('inside of a layout only its screen is copied', () => {
  serverRendered('<div><nav>Menu</nav><div id="screen">Orders</div></div>');
  expect(show().container.textContent).toBe('Orders');
});

test('where nothing was rendered, a skeleton stands in', () => {
  serverRendered('<div></div>');
  show();
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading page');
});
