/** As a `ref`: gives a control the focus once, when it appears. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus();
