import { FILTER_KEYS, filterRow, NO_FILTERS } from '@evmandi/contract/domain/filters';
import { PRODUCT_SORTS } from '@evmandi/contract/domain/sorts';
import { readFilters } from './read-filters.ts';

const LONGEST = 30;
/** How addresses switch a flag off, or ask for any number of stars. */
const OFF = new Set(['false', '0', 'off']);

/** What is typed in parameters of a list or of one value, blank ones left out. */
const typedIn = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value.trim() !== '');

function ignored(params: URLSearchParams): string[] {
  const filters = readFilters(params);
  const wrong = FILTER_KEYS.flatMap((key) => {
    const { kind, param } = filterRow(key);
    if (kind === 'words') return [];
    const value = filters[key];
    if (Array.isArray(value)) {
      return typedIn(params, param)
        .filter((typed) => !value.some((known) => known === typed.toLowerCase()))
        .map((typed) => `${param}=${typed}`);
    }
    const [typed] = params.getAll(param).filter((text) => text.trim() !== '' && !OFF.has(text));
    return typed !== undefined && value === NO_FILTERS[key] ? [`${param}=${typed}`] : [];
  });
  const sort = params.get('sort');
  const isSort = !sort || PRODUCT_SORTS.some(({ value }) => value === sort);
  return isSort ? wrong : [...wrong, `sort=${sort}`];
}

/** Names what of an address means nothing and is left out (FORM-1); null where all of it is read. */
export function ignoredText(params: URLSearchParams): string | null {
  const [first, ...others] = ignored(params);
  if (first === undefined) return null;
  const said = first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `“${said}”${more} in this address means nothing here, so it does not filter. Choose the filter below.`;
}
