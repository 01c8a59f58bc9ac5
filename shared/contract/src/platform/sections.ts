/** Marks a section of a screen that has fields and is hydrated by itself, later than the screen around it. */
export const SECTION_ATTRIBUTE = 'data-section';

/** Bubbling event of such a section once it answers: what was entered there before counts from then on. */
export const SECTION_ANSWERS = 'evmandi:answers';
