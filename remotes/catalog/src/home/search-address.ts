import type { Condition } from '@evmandi/contract/domain/filter-values';
import { slug } from '@evmandi/contract/domain/slug';
import { links } from '../links.ts';
import type { HomeData } from './home-loader.ts';

export type SearchBy = 'brand' | 'budget';

/** What the search panel holds: slugs, and the model as `make/model`; empty when nothing is chosen. */
export interface SearchChoice {
  condition: Condition;
  by: SearchBy;
  brand: string;
  budget: string;
  model: string;
}

type Known = Pick<HomeData, 'brands' | 'budgets' | 'models'>;

/**
 * Models to choose from: of the chosen brand, or of those that a budget reaches. What a used one costs is
 * not known here, so a budget for used bikes leaves every model.
 */
export function modelsFor(home: Known, choice: SearchChoice): { value: string; name: string }[] {
  const { condition, by, brand } = choice;
  const makes = new Map(home.brands.map(({ slug: id, name }) => [id, name]));
  const budget =
    by === 'budget' && condition === 'new'
      ? home.budgets.findIndex(({ slug: id }) => id === choice.budget)
      : -1;
  return Object.entries(home.models)
    .filter(([make]) => by === 'budget' || !brand || make === brand)
    .flatMap(([make, models]) =>
      models
        .filter(([, budgets]) => budget < 0 || budgets.includes(budget))
        .map(([name, , id = slug(name)]) => ({
          value: `${make}/${id}`,
          name: `${makes.get(make) ?? ''} ${name}`.trim(),
        })),
    );
}

const withQuery = (path: string, query: Record<string, string>) => {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * The addresses of the search panel (HOME-2): `/{brand}-bikes?model=…`, `/find-{budget}-bikes`,
 * `/used-bikes?…`. A model of another make than the brand is left out.
 */
export function bikesAddress(choice: Omit<SearchChoice, 'by'> & { words?: string }): string {
  const { condition, brand, budget, words: q = '' } = choice;
  const [make = '', name = ''] = choice.model.split('/');
  const model = !brand || brand === make ? name : '';
  if (condition === 'used') return withQuery(links.usedBikes, { brand, budget, model, q });
  if (budget) return withQuery(links.budgetBikes(budget), { brand, model, q });
  if (brand || model) return withQuery(links.brandBikes(brand || make), { model, q });
  return withQuery(links.newBikes, { q });
}

/** Where Search leads. What the other way of searching still holds does not count. */
export function searchAddress(home: Known, choice: SearchChoice): string {
  const known = modelsFor(home, choice).some(({ value }) => value === choice.model);
  return bikesAddress({
    condition: choice.condition,
    brand: choice.by === 'brand' ? choice.brand : '',
    budget: choice.by === 'budget' ? choice.budget : '',
    model: known ? choice.model : '',
  });
}
