import type { ProductCard } from '@evmandi/api/contract/catalog';
import { orderSuggestions, splitMatches } from './order-suggestions.ts';

const product = (sku: string, name: string) => ({ sku, name }) as ProductCard;
const order = (products: ProductCard[], typed: string) =>
  orderSuggestions(products, typed).map(({ sku }) => sku);

describe('orderSuggestions', () => {
  const products = [
    product('X-1', 'Front brake pad'),
    product('BP-EV-20415', 'Caliper'),
    product('X-2', 'Brake fluid'),
    product('BP-EV-2041', 'Caliper'),
    product('X-3', 'Lever'),
  ];

  it('puts the very part number first, then those that begin with it', () => {
    expect(order(products, 'bp-ev-2041')).toEqual([
      'BP-EV-2041',
      'BP-EV-20415',
      'X-1',
      'X-2',
      'X-3',
    ]);
  });

  it('does not mind how a part number is separated', () => {
    expect(order(products, 'BPEV 2041')[0]).toBe('BP-EV-2041');
  });

  it('puts names that begin with the text before those that hold it', () => {
    expect(order(products, 'brake').slice(0, 2)).toEqual(['X-2', 'X-1']);
  });

  it('keeps the order of the API where nothing tells products apart', () => {
    expect(order(products, '--')).toEqual(products.map(({ sku }) => sku));
    expect(order(products, 'zzz')).toEqual(products.map(({ sku }) => sku));
  });
});

describe('splitMatches', () => {
  it('marks beginnings of words only', () => {
    expect(splitMatches('EV Brake Outbrake', 'brak')).toEqual([
      { text: 'EV ', match: false },
      { text: 'Brak', match: true },
      { text: 'e Outbrake', match: false },
    ]);
  });

  it('marks each word of the text', () => {
    const marked = splitMatches('Type 2 Cable, 5 m', 'cable 2').filter(({ match }) => match);
    expect(marked.map(({ text }) => text)).toEqual(['2', 'Cable']);
  });

  it('takes signs literally and leaves the text whole', () => {
    for (const typed of ['(', '.*', '[a', '\\', '']) {
      const pieces = splitMatches('Cable (5 m)', typed);
      expect(pieces.map(({ text }) => text).join('')).toBe('Cable (5 m)');
      if (typed === '.*') expect(pieces.some(({ match }) => match)).toBe(false);
    }
  });
});
