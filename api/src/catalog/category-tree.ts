import type { Database } from '../database/database.ts';
import type { Drawing } from '../pictures/picture.ts';

export interface Category {
  id: string;
  parentId: string | null;
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

  children(category: Category): Category[] {
    return this.below.get(category.id) ?? [];
  }

  /** The category and all below it. */
  branch(category: Category): Category[] {
    return [category, ...this.children(category).flatMap((child) => this.branch(child))];
  }

  /** From the root down to the category. */
  path(id: string): { slug: string; name: string }[] {
    const category = this.byId.get(id);
    if (!category) return [];
    const { slug, name, parentId } = category;
    return [...(parentId === null ? [] : this.path(parentId)), { slug, name }];
  }

  /** The categories shown as cards, in their order. */
  cards(): Category[] {
    return this.all
      .filter(({ cardPosition }) => cardPosition !== null)
      .sort((a, b) => Number(a.cardPosition) - Number(b.cardPosition));
  }
}

export async function loadCategoryTree(db: Database): Promise<CategoryTree> {
  const [categories, aliases] = await Promise.all([
    db
      .selectFrom('categories')
      .select([
        'id',
        'parent_id as parentId',
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
