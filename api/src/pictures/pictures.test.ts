import type { ProductCard, ProductDetail, ProductList } from '../../contract/catalog.ts';
import { errorSchema } from '../../contract/common.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

describe('pictures', () => {
  let opened: TestApi;
  const api = () => opened;
  beforeAll(async () => {
    opened = await testApi();
  }, 60_000);
  afterAll(() => opened.close());

  /** What is drawn: without the ids inside, which differ with the options even when nothing shows it. */
  function look(svg: string): string {
    const ids = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id)))];
    return ids.reduce(
      (text, id, index) =>
        text
          .replaceAll(` id="${id}"`, ` id="${index}"`)
          .replaceAll(`#${id})`, `#${index})`)
          .replaceAll(`"#${id}"`, `"#${index}"`),
      svg,
    );
  }

  test('every product has four different ones or more, and only used copies of one colour are alike', async () => {
    const products: ProductCard[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await api().get(`/api/products?facets=false&page_size=100&page=${page}`);
      const list = answer.json<ProductList>();
      pages = list.page.pages;
      products.push(...list.products);
    }
    const looks = new Map<string, ProductCard>();
    const wrong: string[] = [];
    for (const product of products) {
      const { sku, condition, picture } = product;
      const { gallery } = (await api().get(`/api/products/${sku}`)).json<ProductDetail>();
      const paths = [picture, ...gallery].map(({ path }) => path);
      const drawn = await Promise.all(paths.map((path) => api().get(path)));
      if (drawn.some(({ statusCode }) => statusCode !== 200)) wrong.push(`${sku} cannot be drawn`);
      const [card = '', ...views] = drawn.map(({ body }) => look(body));
      if (new Set(views).size < Math.max(4, views.length)) wrong.push(`${sku} repeats a picture`);
      const twin = looks.get(card);
      const copies = [product, twin].every((one) => one?.modelPath === product.modelPath);
      const sameColour = twin?.colourName === product.colourName && copies;
      if (twin && !(sameColour && [condition, twin.condition].includes('used'))) {
        wrong.push(`${sku} looks like ${twin.sku}`);
      }
      looks.set(card, twin?.condition === 'new' ? twin : product);
    }
    expect(wrong).toEqual([]);
    expect(products.length).toBeGreaterThan(700);
  }, 120_000);

  test('an address of today never changes; one without a version may', async () => {
    const { picture } = (await api().get('/api/products/1')).json();
    const answer = await api().get(picture.path);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await api().get('/api/pictures/brakePad/hero.svg');
    expect(plain.headers['cache-control']).not.toMatch(/immutable/);
  });

  test.each([
    ['/api/pictures/teapot/cut.svg', 404, undefined],
    ['/api/pictures/__proto__/cut.svg', 404, undefined],
    ['/api/pictures/brakePad/sideways.svg', 404, undefined],
    ['/api/pictures/brakePad/cut.png', 404, undefined],
    ['/api/pictures/brakePad/cut.svg?accent=red', 422, 'accent'],
    ['/api/pictures/brakePad/cut.svg?wheels=3', 422, 'wheels'],
    ['/api/pictures/brakePad/cut.svg?shape=wide&shape=round', 422, 'shape'],
    ['/api/pictures/brakePad/cut.svg?title=%3Cscript%3E%00', 422, 'title'],
  ])('%s answers %i and is not kept for ever', async (path, status, field) => {
    const answer = await api().get(path);
    expect(answer.statusCode).toBe(status);
    const body = errorSchema.parse(answer.json());
    expect(body.errors?.[0]?.path).toBe(field);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a title cannot become markup', async () => {
    const answer = await api().get(
      `/api/pictures/brakePad/cut.svg?title=${encodeURIComponent('<script>alert(1)</script>')}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('<script');
  });
});
