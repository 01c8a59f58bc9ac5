import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

const Box = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

function setUp(load: () => Promise<typeof Box>) {
  const onFailure = jest.fn<void, [unknown, () => void]>();
  const Opener = () => {
    const box = useOnDemand(load, onFailure);
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
  return { onFailure, opener: screen.getByRole('button', { name: 'Open' }) };
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

test('reports only a press that stays without effect, and Retry shows it after all', async () => {
  const load = jest.fn(async () => Box);
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const { opener, onFailure } = setUp(load);
  await act(async () => void fireEvent.pointerEnter(opener));
  expect(onFailure).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(opener));
  expect(onFailure).toHaveBeenCalledWith(new Error('offline'), expect.any(Function));
  await act(async () => onFailure.mock.lastCall?.[1]());
  expect(shown()).not.toBeNull();
});
