import type { Home, VehicleCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { pictureOf } from '../pictures/picture.ts';
import { bodyStyleCounts, budgetCounts } from './browse-by.ts';
import { getCategories } from './categories.ts';
import { vehicleCards } from './vehicle-cards.ts';

async function slides(db: Database): Promise<Home['slides']> {
  const rows = await db.selectFrom('slides').selectAll().orderBy('position').execute();
  return rows.map(({ key, ribbon, text, href, picture, alt, ...slide }) => ({
    key,
    ribbon,
    titleTop: slide.title_top,
    titleBottom: slide.title_bottom,
    text,
    href,
    picture: pictureOf(picture, 'cut', alt),
    panelBg: slide.panel_bg,
    ribbonClass: slide.ribbon_class,
  }));
}

function brands(db: Database): Promise<Home['brands']> {
  return db
    .selectFrom('brands')
    .where('home_position', 'is not', null)
    .select(['slug', 'name'])
    .orderBy('home_position')
    .execute();
}

/** Bikes and scooters of the brands on the home page, for the search panel. */
function models(db: Database): Promise<Home['models']> {
  return db
    .selectFrom('models')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .where('brands.home_position', 'is not', null)
    .where('models.vehicle', 'in', ['bike', 'scooter'])
    .select(['brands.slug as brand', 'models.slug', 'models.name'])
    .orderBy('brands.home_position')
    .orderBy('models.name')
    .execute();
}

const electric = (card: VehicleCard) => card.electric;

/** All that the home page shows. */
export async function getHome(db: Database): Promise<Home> {
  const [cards, slideRows, categories, brandRows, modelRows, budgets, bodyStyles] =
    await Promise.all([
      vehicleCards(db),
      slides(db),
      getCategories(db),
      brands(db),
      models(db),
      budgetCounts(db),
      bodyStyleCounts(db),
    ]);
  return {
    slides: slideRows,
    bikes: cards.bike,
    scooters: cards.scooter,
    evBikes: cards.bike.filter(electric),
    evScooters: cards.scooter.filter(electric),
    categories: categories.cards,
    brands: brandRows,
    budgets,
    bodyStyles,
    models: modelRows,
  };
}
