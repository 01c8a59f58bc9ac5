import type { DependencyPart } from '@evmandi/contract/platform/staff-reads';
import { relationsOf, singletonsOf } from './relations.ts';

const part = (name: string, more: Partial<DependencyPart> = {}): DependencyPart => ({
  ...{ name, version: '1.0.0-00000000', exposes: ['./routes'], routes: 1 },
  ...{ slotsOffered: [], layoutsOffered: [], slotsFilled: [], layoutsUsed: [] },
  ...{ runtime: [], router: [], leadsTo: [], calls: 0, types: true },
  singletons: [{ name: 'react', version: '^19.2.0' }],
  ...more,
});

const parts = [
  part('host', {
    ...{ exposes: [], slotsOffered: ['header.search'], runtime: ['http', 'read'] },
    singletons: [{ name: 'react', version: '19.3.1' }],
  }),
  part('catalog', { slotsFilled: ['header.search'], leadsTo: ['checkout'] }),
  part('dashboard', { layoutsOffered: ['dashboard'], runtime: ['http'] }),
  part('fifth', {
    layoutsUsed: ['dashboard'],
    singletons: [{ name: 'react', version: '^18.0.0' }],
  }),
];
const of = (index: number) => relationsOf(parts[index] as DependencyPart, parts);

test('says who exposes, who consumes and who is consumed by whom', () => {
  expect(of(0)).toEqual({
    exposes: ['2 of the runtime', 'slot header.search'],
    consumes: ['catalog ./routes', 'dashboard ./routes', 'fifth ./routes'],
    consumedBy: ['all remotes'],
  });
  expect(of(1).consumes).toEqual(['slot header.search', 'links to checkout']);
  expect(of(2).consumedBy).toEqual(['host', 'fifth (layout)']);
  expect(of(3).consumes).toEqual(['layout dashboard of dashboard']);
});

test('names the part that was built for another singleton', () => {
  expect(singletonsOf(parts)).toEqual([
    { name: 'react', live: '19.3.1', others: ['fifth ^18.0.0'] },
  ]);
});
