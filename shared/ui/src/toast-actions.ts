import { notify, visitorText } from '@evmandi/runtime';

/**
 * Says what was done, with Undo. When `undo` fails, another toast says so and offers it again as Retry.
 */
export function offerUndo(text: string, undo: () => unknown): void {
  const press = async () => {
    try {
      await undo();
    } catch (error) {
      const action = { label: 'Retry', onPress: () => void press() };
      notify.error(`It could not be undone: ${visitorText(error)}`, { action });
    }
  };
  notify.info(text, { action: { label: 'Undo', onPress: () => void press() } });
}
