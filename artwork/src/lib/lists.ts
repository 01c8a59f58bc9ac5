/** The item at `index`, beginning again at the end of the list. */
export const cycled = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];
