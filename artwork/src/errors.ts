/** A picture asked for wrongly. `message` names the parameter and what it takes. */
export class PictureRequestError extends Error {
  override readonly name = 'PictureRequestError';
  constructor(
    /** `kind`, `view`, `title`, `v` or the name of an option. */
    readonly parameter: string,
    problem: string,
  ) {
    super(`${parameter}: ${problem}`);
  }
}
