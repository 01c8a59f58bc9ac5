import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is called by its title and described by what stands under it', () => {
  render(
    <Dialog title="Ask" description="Two lines" footer="Foot" onClose={() => undefined}>
      Body
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Ask' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Two lines');
  expect(within(dialog).getByText('Foot').tagName).toBe('FOOTER');
});

test('closes at once while nothing would be lost', async () => {
  const onClose = jest.fn();
  render(<SidePanel title="Order" closeLabel="Close order" onClose={onClose} />);
  await press('Close order');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('asks before what was entered is lost, and keeps it by default', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Ask" unsaved onClose={onClose}>
      <input aria-label="Question" />
    </Dialog>,
  );
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
  screen.getByLabelText('Question').focus();
  await userEvent.keyboard('{Escape}');
  expect(question()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Keep editing');
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Question'));
  expect(onClose).not.toHaveBeenCalled();
  await press('Close');
  await press('Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
});
