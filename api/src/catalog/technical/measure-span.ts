import { slug } from '@evmandi/contract/domain/slug';
import type { TechnicalFacet } from '../../../contract/facets.ts';
import type { DeclaredFact } from './declared.ts';
import { isFigure, sizeIn, sizeOf } from './figures.ts';

const unitOf = (text: string) => text.split(' ').at(-1) ?? '';

/**
 * Returns the ends of a measure, in the unit of its ranges or of its largest figure; undefined for words, for systems
 * of a voltage, which nothing lies between, and where all is of one size.
 */
export function measureSpan(
  { fact, steps }: Pick<DeclaredFact, 'fact' | 'steps'>,
  known: Iterable<string>,
): TechnicalFacet['span'] {
  if (!isFigure(fact) || fact === 'voltage') return undefined;
  const figures = [...known].map((text) => ({ text, size: sizeOf(text) ?? 0 }));
  figures.sort((a, b) => a.size - b.size);
  const [least, most] = [figures[0], figures.at(-1)];
  if (!least || !most || least.size === most.size) return undefined;
  const unit = steps?.unit ?? unitOf(most.text);
  const inUnit = (size: number) => Number((size / sizeIn(1, slug(unit))).toFixed(3));
  return { min: inUnit(least.size), max: inUnit(most.size), unit };
}
