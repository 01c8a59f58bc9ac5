import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { AISLES, ALIASES, SPOTLIGHTS } from './categories.ts';
import { known } from './known.ts';

export interface SeededCategory {
  id: string;
  /** Slug of the root above it. */
  aisle: string;
}

type Node = (typeof AISLES)[number];

/** Aisles, spotlights and the addresses of menu links. Returns the categories by slug. */
export async function seedCategories(
  db: Transaction<Schema>,
): Promise<Map<string, SeededCategory>> {
  const categories = new Map<string, SeededCategory>();
  let cards = 0;

  const add = async (node: Node, position: number, parent?: { id: string; aisle: string }) => {
    if (node.card) cards += 1;
    const { id } = await db
      .insertInto('categories')
      .values({
        parent_id: parent?.id ?? null,
        kind: 'aisle',
        slug: node.slug,
        name: node.name,
        position,
        ...(node.card && {
          card_position: cards,
          description: node.card.description,
          picture: JSON.stringify(node.card.picture),
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const category = { id, aisle: parent?.aisle ?? node.slug };
    categories.set(node.slug, category);
    for (const [index, child] of (node.children ?? []).entries()) await add(child, index, category);
  };
  for (const [index, aisle] of AISLES.entries()) await add(aisle, index);

  const spotlights = await db
    .insertInto('categories')
    .values(
      SPOTLIGHTS.map((chip, index) => ({
        ...chip,
        kind: 'spotlight' as const,
        position: 100 + index,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  for (const { id, slug } of spotlights) categories.set(slug, { id, aisle: slug });

  const aliases = Object.entries(ALIASES).map(([alias, slug]) => ({
    alias,
    category_id: known(categories, slug).id,
  }));
  await db.insertInto('category_aliases').values(aliases).execute();
  return categories;
}
