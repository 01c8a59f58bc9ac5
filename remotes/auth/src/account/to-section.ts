/** Gives the focus to the title of a section, once what had it is gone. */
export const toSection = (id: string): void => document.getElementById(`${id}-title`)?.focus();
