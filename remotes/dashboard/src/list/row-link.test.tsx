import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { RowLink, RowLinks } from './row-link.tsx';

function List() {
  return (
    <RowLinks>
      <RowLink to="/orders?order=7">#7</RowLink>
      <p>{useLocation().search}</p>
    </RowLinks>
  );
}

const open = () => {
  const router = createMemoryRouter([{ path: '/orders', Component: List }], {
    initialEntries: ['/orders'],
  });
  render(<RouterProvider router={router} />);
  return screen.getByRole('link', { name: '#7' });
};

it('is a link of the page, whose press changes the address without a load', async () => {
  const link = open();
  expect(link.getAttribute('href')).toBe('/orders?order=7');
  fireEvent.click(link);
  expect(await screen.findByText('?order=7')).toBeTruthy();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  (how) => {
    const link = open();
    const press = createEvent.click(link, how);
    const taken = jest.fn();
    // After the page's own listeners. jsdom follows no link: it would only complain.
    const last = (event: Event) => {
      taken(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    fireEvent(link, press);
    expect(taken.mock.calls).toEqual([[false]]);
  },
);
