import { VisuallyHidden } from '@evmandi/ui/visually-hidden';

/** Says `text` to screen readers when it changes. */
export function RouteAnnouncer({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
