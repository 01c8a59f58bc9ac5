import { FIELD_MARKS, factRange, readFigure } from '@evmandi/contract/domain/fact-range';
import { FACTS, filterRow } from '@evmandi/contract/domain/filters';

/** The values of a parameter with the fields of a measure among them as one range; undefined where there are none. */
function typed(given: string[]): string[] | undefined {
  const at = given.indexOf(FIELD_MARKS[0]);
  if (at < 0) return undefined;
  const [, low = '', , high = '', unit = ''] = given.slice(at, at + 5);
  const range = factRange({ low: readFigure(low), high: readFigure(high), unit });
  return [...given.slice(0, at), ...(range ? [range] : []), ...given.slice(at + 5)];
}

/**
 * What an address asks for when a form without script has sent the fields of measures as they stand: the same with
 * ranges. Undefined for any other address.
 */
export function withTypedMeasures(params: URLSearchParams): URLSearchParams | undefined {
  const found = FACTS.flatMap((fact) => {
    const { param } = filterRow(fact);
    const values = typed(params.getAll(param));
    return values ? [[param, values] as const] : [];
  });
  if (found.length === 0) return undefined;
  const next = new URLSearchParams(params);
  for (const [param, values] of found) {
    next.delete(param);
    for (const value of values) next.append(param, value);
  }
  return next;
}
