import { productDetailSchema, type Related, relatedSchema } from '../../contract/catalog.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('beside a product', (api) => {
  const related = async (id: string, query = ''): Promise<Related['products']> => {
    const answer = await api().get(`/api/products/${id}/related?${query}`);
    expect(answer.statusCode).toBe(200);
    return relatedSchema.parse(answer.json()).products;
  };

  // LIST-13
  test('stand others of its category that are in stock, without what is shown', async () => {
    const first = await related('BP-EV-2041', 'limit=4');
    expect(first).toHaveLength(4);
    for (const { id, availability, categories } of first) {
      expect([id, availability]).toEqual([id, 'in_stock']);
      expect(id).not.toBe('1');
      expect(categories[0]?.slug).toBe('spare-parts');
    }
    expect(first[0]?.categories.at(-1)?.slug).toBe('brake-system');
    const shown = first.map(({ id }) => id);
    const next = await related('1', `limit=4&without=${shown},nonsense`);
    expect(next).toHaveLength(4);
    expect(next.filter(({ id }) => shown.includes(id))).toEqual([]);
  });

  test('stand other models for a vehicle, each once', async () => {
    const models = (await related('HERO-SPLENDOR-PLUS')).map(({ modelPath }) => modelPath);
    expect(models.length).toBe(8);
    expect(new Set(models).size).toBe(models.length);
    expect(models).not.toContain('/hero/splendor-plus');
  });

  test.each(['YAMAHA-R15-V4', 'KTM-390-DUKE', 'ROYAL-ENFIELD-METEOR-350', 'HERO-XPULSE-210'])(
    'stand bikes of its own style for %s',
    async (sku) => {
      const { bodyStyle } = productDetailSchema.parse(
        (await api().get(`/api/products/${sku}`)).json(),
      );
      const styles = (await related(sku)).map((product) => product.bodyStyle);
      expect([...new Set(styles)]).toEqual([bodyStyle]);
    },
  );

  test('of nothing is 404, of too many 422', async () => {
    expect((await api().get('/api/products/NONE/related')).statusCode).toBe(404);
    expect((await api().get('/api/products/1/related?limit=25')).statusCode).toBe(422);
  });
});

onSampleData('a vehicle model', (api) => {
  const get = (path: string) => api().get(`/api/vehicles/${path}`);

  // ROUTE-7
  test('is shown by the product that stands for it, with all variants and colours', async () => {
    const product = productDetailSchema.parse((await get('hero/splendor-plus')).json());
    expect(product).toMatchObject({
      sku: 'HERO-SPLENDOR-PLUS',
      modelPath: '/hero/splendor-plus',
      condition: 'new',
      used: null,
      vehicle: 'bike',
    });
    expect(product.variants.map(({ id }) => id)).toContain(product.id);
    const prices = product.variants.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBe(product.priceRange?.min);
    const { rows } = await api()
      .app.inject('/api/products?model=splendor-plus&condition=new')
      .then((answer) => ({ rows: answer.json().products }));
    expect(rows.map(({ id }: { id: string }) => id).sort()).toEqual(
      product.variants.map(({ id }) => id).sort(),
    );
  });

  test('that is not sold yet was bought with nothing', async () => {
    const answer = await api().get('/api/products/YAMAHA-XSR155');
    const upcoming = productDetailSchema.parse(answer.json());
    expect(upcoming.soldFrom).not.toBeNull();
    expect(upcoming).toMatchObject({ boughtTogether: [], boughtTogetherTotal: upcoming.price });
  });

  test.each([
    ['acme/one', 'unknown_make'],
    ['bosch/one', 'unknown_make'],
    ['hero/one', 'unknown_model'],
    ['honda/splendor-plus', 'unknown_model'],
  ])('%s is 404 with the code %s', async (path, code) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
  });
});

onSampleData('beside a part for certain vehicles', (api) => {
  const PADS = 'Brake Pad Set, front, Ather 450X';
  const fits = async (ids: string[]) =>
    (await api().get(`/api/fitment?products=${ids}&fits=ather.450x`)).json().verdicts as {
      id: string;
      verdict: string;
    }[];

  test('stands nothing that is for other vehicles only, and no second one of it', async () => {
    const { id } = await api()
      .db.selectFrom('products')
      .where('name', '=', PADS)
      .select('id')
      .executeTakeFirstOrThrow();
    const { boughtTogether } = productDetailSchema.parse(
      (await api().get(`/api/products/${id}`)).json(),
    );
    const { products } = relatedSchema.parse(
      (await api().get(`/api/products/${id}/related?limit=8`)).json(),
    );
    const beside = [...boughtTogether, ...products];
    expect(beside.length).toBe(10);
    const verdicts = await fits(beside.map((product) => product.id));
    expect(verdicts.filter(({ verdict }) => verdict === 'not')).toEqual([]);
    expect(verdicts.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['fits', 'fits']);
    expect(boughtTogether.filter(({ name }) => /Brake Pad/.test(name))).toEqual([]);
  });
});
