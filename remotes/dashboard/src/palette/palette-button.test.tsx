import { useSession } from '@evmandi/runtime';
import { SidePanel } from '@evmandi/ui/side-panel';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ListPanel } from '../list/list-panel.tsx';
import { PaletteButton } from './palette-button.tsx';

const show = (over: ReactNode) => {
  const element = (
    <>
      <PaletteButton />
      {over}
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
};
const palette = () => screen.findByRole('dialog', { name: 'Search or jump to' });
const aMoment = () => new Promise((done) => setTimeout(done, 100));

const panel = (note: string) => (
  <ListPanel
    noun="order"
    heading="Order #7"
    mark={null}
    loaded
    previous={undefined}
    next={undefined}
    addressOf={String}
    onClose={() => {}}
  >
    <textarea aria-label="Note" defaultValue={note} />
  </ListPanel>
);

beforeEach(() => useSession.setState({ user: null }));

test('Ctrl+K opens it, over the panel of a row as well', async () => {
  show(panel(''));
  expect(await palette()).toBeTruthy();
});

test.each([
  ['a panel in which something is typed', panel('Call first')],
  [
    'another dialog',
    <SidePanel key="form" title="Form" onClose={() => {}}>
      <input aria-label="Name" />
    </SidePanel>,
  ],
])('it does not open over %s', async (_, over) => {
  show(over);
  await aMoment();
  expect(screen.queryByRole('dialog', { name: 'Search or jump to' })).toBeNull();
});
