/**
 * Stands for everything the drawings can look like: it is part of every picture's address, so an
 * address never shows two looks. A test holds it to the drawings; `tools/version.ts` renews it.
 */
export const ARTWORK_VERSION = 'w4jgrh';
