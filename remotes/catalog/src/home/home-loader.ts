import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { BIKE_CHIPS, SCOOTER_TABS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Row, readHome, vehiclesOf } from './home-rows.ts';

/** Cards that a page brings along: twice what a row shows at most. The rest comes when it is touched. */
const BROUGHT = 8;
const BROUGHT_OF_HALF = 4;

export type Vehicle = Pick<VehicleCard, 'name' | 'path' | 'price' | 'offersLabel'> & {
  picture: { path: string };
};
type Budget = Home['budgets'][number];

/** What the home page shows at first: the API's whole answer would be a quarter of the document. */
export interface HomeData
  extends Pick<Home, 'slides' | 'brands' | 'bodyStyles'>,
    Record<Row, Vehicle[]> {
  categories: (Pick<Home['categories'][number], 'slug' | 'name'> & { picture: { path: string } })[];
  budgets: Pick<Budget, 'name' | 'slug' | 'count'>[];
  /** By brand. */
  models: Record<string, Model[]>;
}

/** `budgets` are the places of those that a new one fits; `slug` where it is not that of the name. */
type Model = [name: string, budgets: number[], slug?: string];

const PAISE = 100;

/** True when a variant of the vehicle may cost what the budget allows. */
const costs = ({ price }: VehicleCard, { from, below }: Budget) =>
  price.max >= from * PAISE && (below === null || price.min < below * PAISE);

const brought = (vehicles: VehicleCard[], most = BROUGHT): Vehicle[] =>
  vehicles.slice(0, most).map(({ name, path, price, offersLabel, picture }) => ({
    ...{ name, path, price, offersLabel },
    picture: { path: picture.path },
  }));

function modelsOf(home: Home): HomeData['models'] {
  const sold = new Map([...home.bikes, ...home.scooters].map((one) => [one.path, one]));
  const models: HomeData['models'] = {};
  for (const { brand, name, slug: id } of home.models) {
    const vehicle = sold.get(`/${brand}/${id}`);
    const fits = (budget: Budget) => vehicle !== undefined && costs(vehicle, budget);
    const budgets = home.budgets.flatMap((one, at) => (fits(one) ? [at] : []));
    models[brand] ??= [];
    models[brand].push(id === slug(name) ? [name, budgets] : [name, budgets, id]);
  }
  return models;
}

/** Picks from the API's answer what the first view shows. */
export function homeData(home: Home): HomeData {
  return {
    slides: home.slides,
    brands: home.brands,
    bodyStyles: home.bodyStyles,
    categories: home.categories.map(({ slug: id, name, picture }) => ({
      ...{ slug: id, name },
      picture: { path: picture.path },
    })),
    budgets: home.budgets.map(({ name, slug: id, count }) => ({ name, slug: id, count })),
    models: modelsOf(home),
    bikes: brought(vehiclesOf(home, 'bikes', slug(BIKE_CHIPS[0]))),
    scooters: brought(vehiclesOf(home, 'scooters', slug(SCOOTER_TABS[0]))),
    evBikes: brought(home.evBikes, BROUGHT_OF_HALF),
    evScooters: brought(home.evScooters, BROUGHT_OF_HALF),
  };
}

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  return homeData(await readHome(request.signal));
}
