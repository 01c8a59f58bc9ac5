import type { Database } from '../database/database.ts';
import type { Drawing } from '../pictures/picture.ts';

export interface Category {
  id: string;
  parentId: string | null;
  kind: 'aisle' | 'spotlight';
  slug: string;
  name: string;
  description: string;
  cardPosition: number | null;
  picture: Drawing | null;
}

/** All aisles and collections, small enough to be read whole. */
export class CategoryTree {
  private readonly byId: Map<string, Category>;
  private readonly bySlug: Map<string, Category>;
  private readonly below = new Map<string, Category[]>();

  constructor(
    private readonly all: readonly Category[],
    aliases: readonly { alias: string; category_id: string }[],
  ) {
    this.byId = new Map(all.map((category) => [category.id, category]));
    this.bySlug = new Map(all.map((category) => [category.slug, category]));
    for (const { alias, category_id } of aliases) {
      const category = this.byId.get(category_id);
      if (category) this.bySlug.set(alias, category);
    }
    for (const category of all) {
      if (category.parentId === null) continue;
      this.below.set(category.parentId, [...(this.below.get(category.parentId) ?? []), category]);
    }
  }

  /** By slug, or by the path of a menu link such as `chargers/accessories`. */
  find(slug: string): Category | undefined {
    return this.bySlug.get(slug);
  }

  /** Where the tree of aisles begins. */
  roots(): Category[] {
    return this.all.filter(({ parentId, kind }) => parentId === null && kind === 'aisle');
  }

  /** Every aisle, each after the one above it. */
  aisles(): Category[] {
    return this.roots().flatMap((root) => this.branch(root));
  }

  children(category: Category): Category[] {
    return this.below.get(category.id) ?? [];
  }

  /** The category and all below it. */
  branch(category: Category): Category[] {
    return [category, ...this.children(category).flatMap((child) => this.branch(child))];
  }

  /** The category and all above it, up to the root. */
  upwards(id: string): Category[] {
    const category = this.byId.get(id);
    if (!category) return [];
    return [category, ...(category.parentId === null ? [] : this.upwards(category.parentId))];
  }

  /** From the root down to the category. */
  path(id: string): { slug: string; name: string }[] {
    return this.upwards(id)
      .map(({ slug, name }) => ({ slug, name }))
      .reverse();
  }

  /** The categories shown as cards, in their order. */
  cards(): Category[] {
    return this.all
      .filter(({ cardPosition }) => cardPosition !== null)
      .sort((a, b) => Number(a.cardPosition) - Number(b.cardPosition));
  }
}

/** All categories with their aliases, in the order of the menus, in two queries. */
export async function loadCategoryTree(db: Database): Promise<CategoryTree> {
  const [categories, aliases] = await Promise.all([
    db
      .selectFrom('categories')
      .select([
        'id',
        'parent_id as parentId',
        'kind',
        'slug',
        'name',
        'description',
        'card_position as cardPosition',
        'picture',
      ])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('category_aliases').select(['alias', 'category_id']).execute(),
  ]);
  return new CategoryTree(categories, aliases);
}
