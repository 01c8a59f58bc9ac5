/** Places in the host that a remote fills; the remote exposes `./slots/<id>`. */
export const SLOT_IDS = [
  'footer.feedback',
  'header.garage',
  'header.quick-order',
  'header.search',
  'session.confirm',
] as const;
export type SlotId = (typeof SLOT_IDS)[number];

/** Props that the host gives to the component in a slot; the component is the module's default export. */
export interface SlotProps {
  /** The host opens it on press of a button that it shows while a remote fills the slot. */
  'footer.feedback': { onClose: () => void };
  /** Opened by the header's icon of the garage, whose own page the icon leads to where no remote fills this. */
  'header.garage': { onClose: () => void };
  /** The host opens it on press; the slot calls `onClose` when it is done. */
  'header.quick-order': { onClose: () => void };
  /**
   * Suggestions under the host's own search field. The host keeps the form and the text;
   * the slot shows a listbox for `query` and keeps `inputRef`'s ARIA combobox attributes up to date.
   */
  'header.search': {
    query: string;
    inputRef: { readonly current: HTMLInputElement | null };
    onClose: () => void;
  };
  /**
   * A dialog in which a signed-in person proves to be there, before a call that gives lasting power (AUTH-6). The host shows it in
   * answer to such a call, and sends the call again once `onDone` said that they did.
   */
  'session.confirm': { onDone: (confirmed: boolean) => void };
}

/** What `./slots/<id>` exposes. */
export interface SlotModule<Id extends SlotId> {
  default: (props: SlotProps[Id]) => unknown;
}
