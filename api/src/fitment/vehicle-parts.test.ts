import { productListSchema, relatedSchema } from '../../contract/catalog.ts';
import { fitmentSchema, partVehiclesSchema, vehiclePartsSchema } from '../../contract/fitment.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { type RecordedFit, recordedFits } from '../../testing/recorded-fits.ts';

onSampleData('parts of a vehicle, and vehicles of a part', (api) => {
  let fits: RecordedFit[] = [];
  let fitsOf = new Map<string, RecordedFit[]>();
  beforeAll(async () => {
    fits = await recordedFits(api().db);
    fitsOf = new Map(fits.map(({ product }) => [product, []]));
    for (const fit of fits) fitsOf.get(fit.product)?.push(fit);
  });

  const get = async (path: string) => {
    const answer = await api().get(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };

  test('a part tells its vehicles, page by page and by words', async () => {
    const fluid = '/api/products/BF-DOT4-500/vehicles';
    const first = partVehiclesSchema.parse(await get(fluid));
    expect(first.universal).toBe(false);
    expect(first.page.total).toBeGreaterThan(100);
    expect(first.vehicles).toHaveLength(10);
    const last = partVehiclesSchema.parse(await get(`${fluid}?page=${first.page.pages}`));
    expect(last.vehicles).toHaveLength(first.page.total % 10 || 10);
    const { vehicles } = partVehiclesSchema.parse(await get(`${fluid}?q=enfield 350 bul`));
    expect(new Set(vehicles.map(({ path }) => path))).toEqual(
      new Set(['/royal-enfield/bullet-350']),
    );
    const pads = '/api/products/BP-ATHER-450-200-F/vehicles';
    const counts = ['450x 2023', '2020', '2019', '450x 2019', 'ola 2023'].map(
      async (q) => partVehiclesSchema.parse(await get(`${pads}?q=${q}`)).page.total,
    );
    // Of 2020 and later.
    expect(await Promise.all(counts)).toEqual([1, 1, 0, 0, 0]);
    expect((await api().get('/api/products/NONE/vehicles')).statusCode).toBe(404);
  });

  test('a vehicle tells its parts by system, of one variant and year', async () => {
    const path = '/api/vehicles/ather/450x/parts';
    const { systems, total, vehicle } = vehiclePartsSchema.parse(await get(path));
    expect(vehicle.name).toBe('Ather 450X');
    const own = fits.filter(({ model }) => model === 'ather.450x');
    expect(total).toBe(new Set(own.map(({ product }) => product)).size);
    for (const { system, count, parts } of systems) {
      const expected = new Set(
        own.filter((fit) => fit.system === system).map(({ product }) => product),
      );
      expect([system, count]).toEqual([system, expected.size]);
      expect(parts.length).toBe(Math.min(3, count));
    }
    expect(systems.map(({ system }) => system).slice(0, 2)).toEqual(['brakes', 'tyres']);
    const all = vehiclePartsSchema.parse(await get(`${path}?system=brakes&limit=100`));
    expect(all.systems[0]?.parts).toHaveLength(all.systems[0]?.count ?? 0);
    expect(vehiclePartsSchema.parse(await get(`${path}?year=2015`)).total).toBeLessThan(total);
    expect((await api().get('/api/vehicles/ather/9999/parts')).statusCode).toBe(404);
    expect((await api().get(`${path}?system=wings`)).statusCode).toBe(422);
  });

  test('what only some variants take says which, until one is chosen', async () => {
    const some = fits.find(
      ({ product, model, variant }) =>
        model === 'hero.splendor-plus' &&
        variant === 'xtec-disc' &&
        fitsOf.get(product)?.filter((fit) => fit.model === model).length === 1,
    );
    if (!some) throw new Error('All variants take the same');
    const namesOf = async (vehicle: string) =>
      fitmentSchema
        .parse(await get(`/api/fitment?products=${some.product}&fits=${vehicle}`))
        .verdicts.map(({ verdict, fits: [fit] }) => [verdict, fit?.name]);
    expect(await namesOf('hero.splendor-plus')).toEqual([
      ['fits', 'Hero Splendor Plus, XTEC Disc'],
    ]);
    expect(await namesOf('hero.splendor-plus.xtec-disc')).toEqual([['fits', 'Hero Splendor Plus']]);
    // A shoe of the rear with a disc before it is that of both wheels without: every variant takes it.
    const { products } = productListSchema.parse(await get('/api/products?q=BS-HERO-130'));
    const { verdicts } = fitmentSchema.parse(
      await get(`/api/fitment?products=${products[0]?.id}&fits=hero.splendor-plus`),
    );
    expect(verdicts[0]?.fits).toMatchObject([
      { name: 'Hero Splendor Plus', position: 'front and rear', quantity: 2 },
    ]);
    const brakes = vehiclePartsSchema.parse(
      await get('/api/vehicles/hero/splendor-plus/parts?system=brakes&limit=100'),
    );
    const notes = brakes.systems[0]?.parts.map(({ product, note }) => [product.id, note]);
    expect(notes).toContainEqual([products[0]?.id, '']);
    const { systems } = vehiclePartsSchema.parse(
      await get(`/api/vehicles/hero/splendor-plus/parts?system=${some.system}&limit=100`),
    );
    const row = systems[0]?.parts.find(({ product }) => product.id === some.product);
    expect(row?.note).toMatch(/^XTEC Disc only/);
    const { vehicles } = partVehiclesSchema.parse(
      await get(`/api/products/${some.product}/vehicles?q=splendor+xtec`),
    );
    expect(vehicles.map(({ variant }) => variant)).toEqual(['XTEC Disc']);
  });

  test('a service has one of each wearing part, none of them twice on an axle', async () => {
    const serviceOf = async (vehicle: string) =>
      vehiclePartsSchema.parse(await get(`/api/vehicles/${vehicle}/parts`)).service ?? [];
    const scooter = await serviceOf('ather/450x');
    expect(scooter.map(({ name, position }) => [name.split(',')[0], position])).toEqual([
      ['Brake Pad Set', 'front'],
      ['Brake Pad Set', 'rear'],
      [expect.stringContaining('Tyre'), 'front'],
      [expect.stringContaining('Tyre'), 'rear'],
      ['Drive Belt', null],
    ]);
    const parts = await Promise.all(
      ['hero/splendor-plus', 'bajaj/pulsar-150', 'ola/s1-pro'].map(serviceOf),
    );
    for (const [at, service] of parts.entries()) {
      // One press buys nothing that only another variant takes.
      const model = ['hero.splendor-plus', 'bajaj.pulsar-150', 'ola.s1-pro'][at];
      const variants = new Set(
        fits.filter((fit) => fit.model === model && fit.variant).map(({ variant }) => variant),
      );
      for (const { id } of service) {
        const own = fits.filter((fit) => fit.model === model && fit.product === id);
        const takers = new Set(own.map(({ variant }) => variant));
        expect([id, takers.has(null) || takers.size >= variants.size]).toEqual([id, true]);
      }
      const axles = service.flatMap(({ name, position }) =>
        position ? position.split(' and ').map((axle) => `${/tyre/i.test(name)} ${axle}`) : [],
      );
      expect(axles.length).toBeGreaterThan(0);
      expect(new Set(axles).size).toBe(axles.length);
    }
  });

  test('an alternative has the same system, place and vehicle', async () => {
    const one = relatedSchema.parse(await get('/api/products/EX-12-4/alternatives')).products;
    expect(one.map(({ sku }) => sku)).toContain('AM-12-4');
    const pads = relatedSchema.parse(
      await get('/api/products/BP-EV-2041/alternatives?fits=ather.450x'),
    ).products;
    expect(pads.map(({ sku }) => sku)).toEqual(['BP-ATHER-450-200-F']);
    // Nor is it for another variant of the model, also where a garage leaves that open.
    const ofOthers = (one: RecordedFit, other: RecordedFit) =>
      one.model === other.model && one.system === other.system && one.variant !== other.variant;
    const rivals = [...fitsOf].filter(
      ([, own]) =>
        own.length > 0 &&
        own.every((fit) => fit.variant && fits.some((one) => one.variant && ofOthers(one, fit))),
    );
    expect(rivals.length).toBeGreaterThan(20);
    for (const [product, own] of rivals) {
      for (const query of ['', `?fits=${own[0]?.model}`]) {
        const path = `/api/products/${product}/alternatives${query}`;
        for (const { id } of relatedSchema.parse(await get(path)).products) {
          const shares = fitsOf
            .get(id)
            ?.some(({ model, variant }) =>
              own.some(
                (fit) => fit.model === model && (variant === null || fit.variant === variant),
              ),
            );
          expect([path, id, shares]).toEqual([path, id, true]);
        }
      }
    }
    expect((await api().get('/api/products/NONE/alternatives')).statusCode).toBe(404);
  });

  test('alternatives to products that are compared are of each of them, for the garage first', async () => {
    const idOf = async (sku: string) => (await get(`/api/products/${sku}`)).id as string;
    const skusOf = (cards: { sku: string }[]) => cards.map(({ sku }) => sku);
    const compared = await Promise.all(['EX-12-4', 'BP-EV-2041'].map(idOf));
    const ask = async (ids: readonly string[], more = '') => {
      const path = `/api/comparison/alternatives?ids=${ids.join()}&limit=4${more}`;
      return relatedSchema.parse(await get(path)).products;
    };
    const [battery = '', pads = ''] = compared;
    const alone = skusOf(await ask([pads]));
    // Of each by turns, and none of those that are compared.
    const found = skusOf(await ask(compared));
    expect(found).toEqual(['AM-12-4', ...alone.slice(0, 3)]);
    const fits = '&fits=ather.450x';
    expect(skusOf(await ask([pads], fits))).toEqual(['BP-ATHER-450-200-F']);
    const all = await Promise.all(['EX-12-4', 'BP-EV-2041', 'AM-12-4'].map(idOf));
    expect(skusOf(await ask(all))).not.toContain('AM-12-4');
    // What the garage has nothing for is replaced by what fits the same as it.
    const own = skusOf(await ask([battery], '&fits=ola.s1-pro'));
    expect(own).toEqual(skusOf(await ask([battery])));
    expect(await ask(['999999999', 'NONE'])).toEqual([]);
    expect(await ask([])).toEqual([]);
    // As does one that the catalogue knows no more.
    expect(skusOf(await ask([pads], '&fits=x.y'))).toEqual(alone);
  });
});
