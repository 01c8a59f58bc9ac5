import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { BIKE_CHIPS, SCOOTER_TABS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Cards that a page brings along: twice what a row shows at most. The rest comes when it is touched. */
const BROUGHT = 8;
const BROUGHT_OF_HALF = 4;

export type Row = 'bikes' | 'scooters' | 'evBikes' | 'evScooters';
export type Vehicle = Pick<VehicleCard, 'id' | 'name' | 'path' | 'price' | 'offersLabel'> & {
  picture: { path: string };
};
type Budget = Home['budgets'][number];

/** What the home page shows at first: the API's whole answer would be a quarter of the document. */
export interface HomeData
  extends Pick<Home, 'slides' | 'brands' | 'bodyStyles'>,
    Record<Row, Vehicle[]> {
  categories: (Pick<Home['categories'][number], 'slug' | 'name'> & { picture: { path: string } })[];
  budgets: Pick<Budget, 'name' | 'slug' | 'count'>[];
  /** `budgets` holds the places of those that a new one of the model fits. */
  models: (Home['models'][number] & { budgets: number[] })[];
}

const PAISE = 100;

/** True when a variant of the vehicle may cost what the budget allows. */
const costs = ({ price }: VehicleCard, { from, below }: Budget) =>
  price.max >= from * PAISE && (below === null || price.min < below * PAISE);

export const readHome = (signal: AbortSignal) => read<Home>('/home', { signal });

/** The vehicles of a row that belong to a group; all where it has none. */
export function vehiclesOf(home: Home, row: Row, group?: string): VehicleCard[] {
  return home[row].filter(({ groups }) => group === undefined || groups.includes(group));
}

const brought = (vehicles: VehicleCard[], most = BROUGHT): Vehicle[] =>
  vehicles.slice(0, most).map(({ id, name, path, price, offersLabel, picture }) => ({
    ...{ id, name, path, price, offersLabel },
    picture: { path: picture.path },
  }));

/** Picks from the API's answer what the first view shows. */
export function homeData(home: Home): HomeData {
  const sold = new Map([...home.bikes, ...home.scooters].map((one) => [one.path, one]));
  return {
    slides: home.slides,
    brands: home.brands,
    bodyStyles: home.bodyStyles,
    categories: home.categories.map(({ slug: id, name, picture }) => ({
      ...{ slug: id, name },
      picture: { path: picture.path },
    })),
    budgets: home.budgets.map(({ name, slug: id, count }) => ({ name, slug: id, count })),
    models: home.models.map((model) => {
      const vehicle = sold.get(`/${model.brand}/${model.slug}`);
      const fits = (budget: Budget) => vehicle !== undefined && costs(vehicle, budget);
      return { ...model, budgets: home.budgets.flatMap((one, at) => (fits(one) ? [at] : [])) };
    }),
    bikes: brought(vehiclesOf(home, 'bikes', slug(BIKE_CHIPS[0]))),
    scooters: brought(vehiclesOf(home, 'scooters', slug(SCOOTER_TABS[0]))),
    evBikes: brought(home.evBikes, BROUGHT_OF_HALF),
    evScooters: brought(home.evScooters, BROUGHT_OF_HALF),
  };
}

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  return homeData(await readHome(request.signal));
}
