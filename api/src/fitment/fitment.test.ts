import { sql } from 'kysely';
import { type ProductList, productListSchema } from '../../contract/catalog.ts';
import {
  type FitVerdict,
  fitmentSchema,
  registrationsSchema,
  vehiclesSchema,
} from '../../contract/fitment.ts';
import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { type RecordedFit as Fit, recordedFits } from '../../testing/recorded-fits.ts';

interface Part {
  id: string;
  brand: string;
  stock: number;
  isVehicle: boolean;
}

const ROUNDS = 25;

onSampleData('fitment', (api) => {
  let fits: Fit[] = [];
  let products: Part[] = [];
  let fitsOf = new Map<string, Fit[]>();
  beforeAll(async () => {
    const { db } = api();
    // No part of the sample data ends with a year.
    await sql`update fitment set year_to = 2022 where id in (
      select id from fitment where model_id is not null and year_from is null order by id limit 40)`.execute(
      db,
    );
    fits = await recordedFits(db);
    products = (
      await sql<Part>`select products.id, brands.slug as brand, stock, vehicle is not null as "isVehicle"
      from products join brands on brands.id = products.brand_id`.execute(db)
    ).rows;
    fitsOf = new Map(products.map(({ id }) => [id, []]));
    for (const fit of fits) fitsOf.get(fit.product)?.push(fit);
  });

  const get = async (path: string) => {
    const answer = await api().get(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const list = async (query: string): Promise<ProductList> =>
    productListSchema.parse(await get(`/api/products?${query}`));
  const verdicts = async (ids: string[], vehicles: string[]): Promise<FitVerdict[]> =>
    fitmentSchema.parse(await get(`/api/fitment?products=${ids}&fits=${vehicles}`)).verdicts;

  /** Whether a line holds for `make.model[.variant][_year]`, one by one. */
  const holds = (fit: Fit, vehicle: string) => {
    const [name = '', year] = vehicle.split('_');
    const [make, model, variant] = name.split('.');
    return (
      fit.model === `${make}.${model}` &&
      (!variant || !fit.variant || fit.variant === variant) &&
      (!year || (Number(year) >= (fit.from ?? 0) && Number(year) <= (fit.to ?? 9999)))
    );
  };

  const of = (id: string) => fitsOf.get(id) ?? [];
  const isUniversal = (id: string) => of(id).some(({ model }) => !model);

  // GARAGE-2
  test('a listing for vehicles holds what counting one by one gives, with its counts and what stands apart', async () => {
    const random = new Random(1_307);
    const named = fits.filter(({ model }) => model !== null);
    for (let round = 0; round < ROUNDS; round += 1) {
      const vehicles = Array.from({ length: random.whole(1, 3) }, () => {
        const { model, variant } = random.pick(named);
        const year = random.next() < 0.5 ? `_${random.whole(2019, 2026)}` : '';
        return `${model}${variant && random.next() < 0.5 ? `.${variant}` : ''}${year}`;
      });
      const unique = [...new Set(vehicles)];
      const brand = random.next() < 0.4 ? random.pick(['bosch', 'ceat', 'philips']) : undefined;
      const stocked = random.next() < 0.3;
      const about = `fits=${unique}${brand ? `&brand=${brand}` : ''}${stocked ? '&in_stock=true' : ''}`;
      const fitting = products.filter(
        ({ id, isVehicle }) =>
          !isVehicle &&
          (isUniversal(id) || of(id).some((fit) => unique.some((each) => holds(fit, each)))),
      );
      const others = products.filter(({ id, isVehicle }) => !isVehicle && of(id).length === 0);
      const passes = (part: Part) =>
        (!brand || part.brand === brand) && (!stocked || part.stock > 0);
      const found = await list(`${about}&page_size=100`);
      expect([about, found.page.total]).toEqual([about, fitting.filter(passes).length]);
      expect([about, found.unrecorded]).toEqual([about, others.filter(passes).length]);
      const shown = new Set(fitting.map(({ id }) => id));
      expect([about, found.products.filter(({ id }) => !shown.has(id))]).toEqual([about, []]);
      const counts = new Map(found.facets?.brands.map(({ value, count }) => [value, count]));
      for (const [slug, count] of counts) {
        const own = fitting.filter((part) => part.brand === slug && (!stocked || part.stock > 0));
        expect([about, slug, count]).toEqual([about, slug, own.length]);
      }
      // What fits comes before what fits any.
      const universal = found.products.map(({ fitment }) => fitment?.universal === true);
      expect([about, universal.lastIndexOf(false)]).toEqual([
        about,
        universal.includes(true) ? universal.indexOf(true) - 1 : universal.length - 1,
      ]);
    }
  });

  // GARAGE-2
  // FIT-1
  test('parts without a record stand apart, and are none that fit', async () => {
    const apart = await list('fits=ather.450x&unrecorded=true&page_size=100');
    expect(apart.page.total).toBeGreaterThan(20);
    expect(apart.unrecorded).toBeNull();
    expect(apart.products.map(({ fitment }) => fitment)).toEqual(
      apart.products.map(() => ({ universal: false, models: 0, first: null })),
    );
    const empty = await list('fits=ather.450x&q=helicopter');
    expect(empty.page.total).toBe(0);
  });

  test('a verdict says where a part goes and how many a vehicle takes', async () => {
    const { products: pads } = await list('q=BP-ATHER-450-200-F');
    const { products: helmets } = await list('q=HE-FULL-L');
    const { products: unknown } = await list('q=HM-1500-48');
    const ids = [pads, helmets, unknown].map(([first]) => first?.id ?? '');
    const [vehicle] = (await list('q=ATHER-450X')).products;
    const asked = ['ather.450x_2023', 'ola.s1-pro'];
    const told = await verdicts([...ids, vehicle?.id ?? ''], asked);
    expect(told).toEqual([
      {
        id: ids[0],
        verdict: 'fits',
        fits: [
          {
            ...{ vehicle: 'ather.450x_2023', name: 'Ather 450X' },
            ...{ position: 'front', quantity: 1, note: '' },
          },
        ],
      },
      { id: ids[1], verdict: 'universal', fits: [] },
      { id: ids[2], verdict: 'unknown', fits: [] },
    ]);
    const other = await verdicts([ids[0] ?? ''], ['ola.s1-pro']);
    expect(other).toMatchObject([{ verdict: 'not', fits: [] }]);
    // Sold from 2020 on.
    expect(await verdicts([ids[0] ?? ''], ['ather.450x_2018'])).toMatchObject([{ verdict: 'not' }]);
    expect(pads[0]?.fitment).toMatchObject({ universal: false, models: 1, first: 'Ather 450X' });
    expect(vehicle?.fitment).toBeNull();
  });

  test('a listing calls the vehicles by their names, and its cards name those of them that they fit', async () => {
    const asked = ['tvs.iqube.2-2-kwh_2024', 'ola.s1-pro', 'tvs.no-such'];
    const { vehicles, products: cards } = await list(`fits=${asked}&page_size=100`);
    expect(vehicles).toEqual([
      { value: 'tvs.iqube.2-2-kwh_2024', name: 'TVS iQube, 2.2 kWh, 2024' },
      { value: 'ola.s1-pro', name: 'Ola S1 Pro' },
    ]);
    const recorded = cards.filter(({ fitment }) => (fitment?.models ?? 0) > 0);
    expect(recorded.length).toBeGreaterThan(10);
    for (const { id, fitment } of recorded) {
      const fitting = asked.filter((vehicle) => of(id).some((fit) => holds(fit, vehicle)));
      const named = { 'TVS iQube': asked[0], 'Ola S1 Pro': asked[1] }[fitment?.first ?? ''];
      expect([id, fitting]).toEqual([id, expect.arrayContaining([named])]);
    }
    const others = await list('q=brake+fluid&page_size=100');
    expect(others.vehicles).toBeUndefined();
    expect(others.products.map(({ fitment }) => fitment?.first)).not.toContain('Ola S1 Pro');
  });

  test('one variant has a drum where the other has a disc', async () => {
    const { products: pads } = await list('q=BP-HERO-100-240-F');
    const { products: shoes } = await list('q=BS-HERO-130');
    const ids = [pads[0]?.id ?? '', shoes[0]?.id ?? ''];
    const [disc, drum] = ['hero.splendor-plus.xtec-disc', 'hero.splendor-plus.drum'];
    expect(
      (await verdicts(ids, [disc])).map(({ verdict, fits: [fit] }) => [verdict, fit?.position]),
    ).toEqual([
      ['fits', 'front'],
      ['fits', 'rear'],
    ]);
    expect(
      (await verdicts(ids, [drum])).map(({ verdict, fits: [fit] }) => [verdict, fit?.position]),
    ).toEqual([
      ['not', undefined],
      ['fits', 'front and rear'],
    ]);
  });

  test('vehicles are chosen by make, model, variant and year', async () => {
    const { makes } = vehiclesSchema.parse(await get('/api/vehicles'));
    const models = makes.flatMap((make) => make.models.map((model) => ({ make, ...model })));
    expect(models.length).toBeGreaterThan(150);
    expect(models.filter(({ parts }) => parts < 5).map(({ name }) => name)).toEqual([]);
    const found = models.find(({ make, slug }) => make.slug === 'ather' && slug === '450x');
    expect(found?.from).toBe(2020);
    expect(found?.variants.map(({ slug }) => slug)).toEqual(['2-9-kwh', '3-7-kwh']);
  });

  // JOB-2
  test('a plate names its district, and only the own vehicles that begin so', async () => {
    const ask = async (headers?: Record<string, string>) => {
      const answer = await api().get('/api/registrations?q=ts09', headers);
      return registrationsSchema.parse(answer.json());
    };
    expect(await ask()).toEqual({ district: 'Hyderabad Central, Telangana', vehicles: [] });
    const { vehicles } = await ask(await api().as('staff'));
    expect(vehicles).toContainEqual({
      registration: 'TS 09 EV 4821',
      name: 'Ather 450X',
      vehicle: 'ather.450x',
    });
    expect((await ask(await api().as('dealer'))).vehicles.length).toBeLessThan(vehicles.length);
    // As a workshop writes it: the variant is the card's.
    await sql`update vehicles set name = 'hero splendor plus, drum'
      where registration = 'TS 09 EV 4821'`.execute(api().db);
    expect((await ask(await api().as('staff'))).vehicles).toContainEqual({
      registration: 'TS 09 EV 4821',
      name: 'hero splendor plus, drum',
      vehicle: 'hero.splendor-plus.drum',
    });
    expect(await get('/api/registrations?q=ZZ')).toEqual({ district: null, vehicles: [] });
  });

  test('a vehicle that is not known is named in a 404', async () => {
    for (const path of ['products?fits=', 'fitment?products=1&fits=']) {
      for (const text of [
        'ather.999x',
        'ather.450x.blue',
        '450x',
        'ather.450x_20',
        'ather.450x_9999',
        'ather.450x_1900',
      ]) {
        const answer = await api().get(`/api/${path}${text}`);
        expect([text, answer.statusCode, answer.json().code]).toEqual([
          text,
          404,
          'unknown_vehicle',
        ]);
      }
    }
  });

  test('beside a vehicle that is known one that is not is left out: a garage outlives a model', async () => {
    for (const path of ['products?fits=', 'fitment?products=1&fits=']) {
      const alone = await get(`/api/${path}ather.450x`);
      expect(await get(`/api/${path}gone.model_2001,ather.450x,%3Cb%3E`)).toEqual(alone);
    }
  });
});
