import { stableHash } from '../src/lib/hash.ts';
import { drawnSpecimens } from './specimens.ts';

/** The version that the drawings as they are now deserve. */
export const contentVersion = (): string =>
  stableHash(
    drawnSpecimens()
      .map(({ svg }) => stableHash(svg))
      .join(),
  );
