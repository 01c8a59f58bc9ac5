import { picture } from '../src/index.ts';
import { stableHash } from '../src/lib/hash.ts';
import { specimens } from './specimens.ts';

/** The version that the drawings as they are now deserve. */
export const contentVersion = (): string =>
  stableHash(
    specimens()
      .map(({ kind, options, view }) => stableHash(picture(kind, options, view)))
      .join(),
  );
