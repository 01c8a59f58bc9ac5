import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './modal.tsx';

function Opener({ initialFocus }: { initialFocus?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Modal aria-label="Box" initialFocus={initialFocus} onClose={() => setOpen(false)}>
          <button type="button">First</button>
          <input aria-label="Text" onKeyDown={(event) => event.preventDefault()} />
          <input aria-label="File" type="file" />
        </Modal>
      )}
    </>
  );
}

async function opened(initialFocus?: string) {
  const user = userEvent.setup();
  render(<Opener initialFocus={initialFocus} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, modal: screen.getByRole('dialog', { name: 'Box' }) };
}
const gone = () => expect(screen.queryByRole('dialog')).toBeNull();
const stays = () => expect(screen.queryByRole('dialog')).not.toBeNull();

test('takes the focus, and Escape gives it back', async () => {
  const { user } = await opened();
  expect(document.activeElement?.textContent).toBe('First');
  await user.keyboard('{Escape}');
  gone();
  expect(document.activeElement?.textContent).toBe('Open');
});

test('the focus begins where the caller wants it', async () => {
  await opened('[aria-label=Text]');
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
});

test('a close that was told late, of a dialog that is open again, closes nothing', async () => {
  const { modal } = await opened();
  fireEvent(modal, new Event('close'));
  stays();
});

test('an Escape that something inside used closes nothing', async () => {
  const { user } = await opened('[aria-label=Text]');
  await user.keyboard('{Escape}');
  stays();
});

test('closes on a press on its backdrop, not on one that began inside', async () => {
  const { user, modal } = await opened();
  await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByLabelText('Text') }]);
  fireEvent.click(modal);
  stays();
  await user.pointer([{ keys: '[/MouseLeft]' }, { keys: '[MouseLeft]', target: modal }]);
  gone();
});

test('the Back gesture closes it, a file picker that was left does not', async () => {
  const { modal } = await opened();
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  stays();
  fireEvent(modal, new Event('cancel', { cancelable: true }));
  gone();
});

test('one that the browser closed by itself stays until its caller agrees', () => {
  const onClose = jest.fn();
  render(<Modal aria-label="Box" onClose={onClose} />);
  const modal = screen.getByRole<HTMLDialogElement>('dialog');
  modal.open = false;
  fireEvent(modal, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(modal.open).toBe(true);
});

test('closes when the window becomes wide enough to do without', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const onClose = jest.fn();
  render(<Modal aria-label="Box" closeWhen="(min-width: 901px)" onClose={onClose} />);
  query.dispatchEvent(new Event('change'));
  expect(onClose).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('holds the page, and the place of a scroll bar that it had, while it is open', () => {
  const root = document.documentElement;
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const view = render(<Modal aria-label="Box" onClose={() => undefined} />);
  expect(root.style.scrollbarGutter).toBe('stable');
  expect(root.style.overflow).toBe('hidden');
  view.unmount();
  expect(root.style.scrollbarGutter).toBe('');
  expect(root.style.overflow).toBe('');
});
