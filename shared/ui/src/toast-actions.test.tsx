import { notify } from '@evmandi/runtime';
import { offerUndo } from './toast-actions.ts';

/** The button of the toast that was shown last. */
function action(kind: 'info' | 'error') {
  const [text, options] = jest.mocked(notify[kind]).mock.lastCall ?? [];
  return { text, ...options?.action };
}
const rested = () => new Promise((resolve) => setTimeout(resolve));

test('Undo takes back what was done; when that fails, it says so and Retry asks again', async () => {
  jest.spyOn(notify, 'info').mockReturnValue(undefined);
  jest.spyOn(notify, 'error').mockReturnValue(undefined);
  const undo = jest.fn().mockRejectedValueOnce(new Error('Network Error')).mockResolvedValue(1);
  offerUndo('Horn removed', undo);
  expect(action('info')).toMatchObject({ text: 'Horn removed', label: 'Undo' });
  expect(undo).not.toHaveBeenCalled();
  action('info').onPress?.();
  await rested();
  expect(action('error')).toMatchObject({
    text: 'It could not be undone: Network Error',
    label: 'Retry',
  });
  action('error').onPress?.();
  await rested();
  expect(undo).toHaveBeenCalledTimes(2);
  expect(notify.error).toHaveBeenCalledTimes(1);
});
