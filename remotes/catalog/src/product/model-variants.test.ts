import { chosenVariant, modelVariants } from './model-variants.ts';

const made = (id: string, variant: string) => ({ id, variant });
const variants = [made('7', 'Drum'), made('8', 'Drum'), made('9', 'Twin Disc+')];

test('a model has the variants of its products, each once, and none where it is made in one way', () => {
  expect(modelVariants(variants)).toEqual([
    { slug: 'drum', name: 'Drum' },
    { slug: 'twin-disc-plus', name: 'Twin Disc+' },
  ]);
  expect(modelVariants(variants.slice(0, 2))).toEqual([]);
});

const NAMES: Record<string, string> = {
  used: 'Bajaj Pulsar 150, 2019',
  usedDisc: 'Bajaj Pulsar 150 Twin Disc+, Ebony Red, 2019',
};

test.each([
  ['usedDisc', null, 'twin-disc-plus'],
  ['usedDisc', 'drum', 'drum'],
  ['9', undefined, 'twin-disc-plus'],
  ['9', 'drum', 'drum'],
  ['8', 'Drum<script>', 'drum'],
  ['used', null, undefined],
  ['used', 'twin-disc-plus', 'twin-disc-plus'],
])('the page of product %s with ?variant=%s shows the parts of %s', (id, asked, slug) => {
  expect(chosenVariant({ id, name: NAMES[id] ?? '', variants }, asked)).toBe(slug);
});
