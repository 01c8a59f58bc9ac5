/** Called with the place of each file before it is read. */
export type Reading = (place: string) => void;
