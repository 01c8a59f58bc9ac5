import { readWords } from '../read-words.ts';
import { bikesAddress } from './search-address.ts';

/** Hidden field of the home page's search panel, by which the listing knows its form. */
export const PANEL_FIELD = 'panel';

const SLUG = /^[a-z0-9-]+$/;
const MODEL = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * Where the search panel leads when its form is sent without script, brand and budget together when both
 * are chosen. `undefined` for the query of any other address.
 */
export function panelAddress(params: URLSearchParams): string | undefined {
  if (!params.has(PANEL_FIELD)) return undefined;
  const field = (name: string, shape: RegExp) => {
    const value = params.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  return bikesAddress({
    condition: params.get('condition') === 'used' ? 'used' : 'new',
    brand: field('brand', SLUG),
    budget: field('budget', SLUG),
    model: field('model', MODEL),
    words: readWords(params),
  });
}
