/** One thing wrong in a document: the field as a path (`routes[0].path`) and what was expected. */
export interface Fault {
  field: string;
  expected: string;
}

/** A document of the registry that cannot be used. `file` is relative to the registry's folder. */
export class RegistryError extends Error {
  readonly file: string;
  readonly faults: readonly Fault[];

  constructor(file: string, faults: readonly Fault[]) {
    const lines = faults.map(({ field, expected }) => `  ${field}: ${expected}`);
    super([`${file} cannot be used:`, ...lines].join('\n'));
    this.name = 'RegistryError';
    this.file = file;
    this.faults = faults;
  }
}

/** The registry does not answer at present; `cause` is the system's error. */
export class RegistryAway extends Error {
  override readonly name = 'RegistryAway';
}
