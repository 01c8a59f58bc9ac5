import { notify } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

const Box = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

function setUp(load: () => Promise<typeof Box>) {
  const toast = jest.spyOn(notify, 'error').mockReturnValue(undefined);
  const Opener = () => {
    const box = useOnDemand('Box', load);
    return (
      <>
        <button type="button" {...box.intent} onClick={box.open}>
          Open
        </button>
        {box.Content && <box.Content onClose={box.close} />}
      </>
    );
  };
  render(<Opener />);
  return { toast, opener: screen.getByRole('button', { name: 'Open' }) };
}
const shown = () => screen.queryByRole('button', { name: 'Close' });

test('fetches at the first sign of interest and shows at the press', async () => {
  const load = jest.fn(async () => Box);
  const { opener } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => void fireEvent.focus(opener));
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
  await act(async () => void fireEvent.click(opener));
  fireEvent.click(shown() as HTMLElement);
  expect(shown()).toBeNull();
});

test('says that a press stays without effect, and Retry shows it after all', async () => {
  const load = jest.fn(async () => Box);
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const { opener, toast } = setUp(load);
  await act(async () => void fireEvent.pointerEnter(opener));
  expect(toast).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(opener));
  expect(toast.mock.lastCall?.[0]).toMatch(/^Box: /);
  await act(async () => toast.mock.lastCall?.[1]?.action?.onPress());
  expect(shown()).not.toBeNull();
});
