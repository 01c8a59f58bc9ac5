import type { Home } from '@evmandi/api/contract/catalog';
import { type Condition, links } from '../links.ts';
import { allVehicles, isInBudget } from './budgets.ts';

export type SearchBy = 'brand' | 'budget';

/** What the search panel holds: slugs, and the model's full name; empty when nothing is chosen. */
export interface SearchChoice {
  condition: Condition;
  by: SearchBy;
  brand: string;
  budget: string;
  model: string;
}

type Model = Home['models'][number];

/** A model's name with its make, as its vehicle is called. */
function fullName(home: Pick<Home, 'brands'>, model: Model): string {
  const brand = home.brands.find(({ slug }) => slug === model.brand);
  return brand ? `${brand.name} ${model.name}` : model.name;
}

/**
 * Full names to choose from: of the chosen brand, or of those whose price starts in the budget. What a
 * used one costs is not known here, so a budget for used bikes leaves every model.
 */
export function modelsFor(home: Home, choice: SearchChoice): string[] {
  const { condition, by, brand, budget } = choice;
  const ofBrand = home.models.filter((model) => by === 'budget' || !brand || model.brand === brand);
  const names = ofBrand.map((model) => fullName(home, model));
  if (by === 'brand' || !budget || condition === 'used') return names;
  const priced = allVehicles(home).filter(({ price }) => isInBudget(price.min, budget));
  return names.filter((name) => priced.some((vehicle) => vehicle.name === name));
}

/** Where Search leads: to the model, else to the brand or the budget, else to all bikes. */
export function searchAddress(home: Home, choice: SearchChoice): string {
  const { condition, by, budget, model } = choice;
  if (modelsFor(home, choice).includes(model)) return links.bikesNamed(model, condition);
  if (by === 'budget') {
    return budget ? links.bikesInBudget(budget, condition) : links.bikes(condition);
  }
  const brand = home.brands.find(({ slug }) => slug === choice.brand);
  return brand ? links.bikesNamed(brand.name, condition) : links.bikes(condition);
}
