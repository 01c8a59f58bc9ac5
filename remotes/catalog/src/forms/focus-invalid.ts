import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field that the server refused. */
export function useFocusInvalid(
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
