import { notify } from '@evmandi/runtime';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconCopy } from '@evmandi/ui/icons';

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`${text} is copied`);
    } catch {
      // Not allowed, or no secure origin.
      notify.error('The browser does not allow copying: mark the text yourself');
    }
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <IconCopy aria-hidden />
    </IconButton>
  );
}
