import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as keys pressed in a field have told. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const notice = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: notice, onKeyUp: notice, onBlur: () => setOn(false) } };
}
