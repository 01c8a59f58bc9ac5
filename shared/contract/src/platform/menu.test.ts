import { menuEntrySchema, readMenuSchema } from './menu.ts';

const footer = { area: 'footer', group: 'Company', title: 'About', path: '/about' };
const cart = { area: 'header-icons', title: 'Cart', path: '/cart', icon: 'cart', badge: 'cart' };

test.each([
  ['an unknown area', { ...footer, area: 'ceiling' }],
  ['a field of another area', { ...footer, badge: 'cart' }],
  ['an icon that the host does not draw', { ...cart, icon: 'rocket' }],
  ['another origin', { ...footer, path: '//evil.example' }],
  ['an address instead of a path', { ...footer, path: 'https://evil.example/' }],
  ['a script', { ...footer, path: 'javascript:alert(1)' }],
  ['a missing group', { ...footer, group: undefined }],
  ['an access without codes', { ...footer, access: [] }],
])('a team may not declare %s', (_, entry) => {
  expect(menuEntrySchema.safeParse(entry).success).toBe(false);
});

describe('an artefact of another age', () => {
  it('has no menu when it was made before there were any', () => {
    expect(readMenuSchema.parse(undefined)).toEqual([]);
  });

  it('keeps what is understood of it', () => {
    const known = [footer, { ...footer, path: '/category?a=1&b=2', access: [1001, 1003] }, cart];
    expect(readMenuSchema.parse(known)).toEqual(known);
    const newer = [
      { ...footer, area: 'ceiling' },
      { ...footer, tooltip: 'new' },
      { ...cart, badge: 'moon' },
      { ...cart, icon: 'rocket' },
      'nonsense',
      null,
    ];
    const { badge: _, ...plainCart } = cart;
    expect(readMenuSchema.parse(newer)).toEqual([footer, plainCart]);
  });

  it('drops a link whose access it cannot read', () => {
    expect(readMenuSchema.parse([{ ...footer, access: { any: [1001] } }])).toEqual([]);
  });
});
