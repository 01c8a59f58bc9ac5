/**
 * A copy of the project's sources and bundles in a temporary folder, so that a text can be changed
 * and shipped. Installed packages are linked, not copied.
 */
export function copyProject(): string;
/** The registry of a data folder in another one, a new one unless given: nothing in it has to be built again. */
export function copyRegistry(dataDir: string, copy?: string): string;
