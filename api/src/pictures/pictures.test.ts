import type { ProductCard, ProductDetail, ProductList } from '../../contract/catalog.ts';
import { errorSchema } from '../../contract/common.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

/** Kinds of drawings whose galleries are looked at; all in the full run. */
const KINDS_ONE_IN = process.env.EVMANDI_FULL ? 1 : 4;

describe('pictures', () => {
  let opened: TestApi;
  const products: ProductCard[] = [];
  const api = () => opened;
  beforeAll(async () => {
    opened = await testApi();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await opened.get(`/api/products?facets=false&page_size=100&page=${page}`);
      const list = answer.json<ProductList>();
      pages = list.page.pages;
      products.push(...list.products);
    }
  });
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

  const drawn = async (path: string) => {
    const answer = await api().get(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return look(answer.body);
  };
  const kindOf = ({ picture }: ProductCard) => String(picture.path.split('/')[3]);

  /** Shoes and filters of two makes look alike, as they do on a shelf. */
  const isMadeFor = ({ fitment }: ProductCard) => (fitment?.models ?? 0) > 0;

  test('no two products look the same, except used copies of one model and colour, and parts for other vehicles', async () => {
    const looks = new Map<string, ProductCard>();
    const wrong: string[] = [];
    for (const product of products.filter((each) => !isMadeFor(each))) {
      const card = await drawn(product.picture.path);
      const twin = looks.get(card);
      const copies =
        twin?.modelPath === product.modelPath && twin?.colourName === product.colourName;
      if (twin && !(copies && [product, twin].some(({ condition }) => condition === 'used'))) {
        wrong.push(`${product.sku} looks like ${twin.sku}`);
      }
      looks.set(card, twin?.condition === 'new' ? twin : product);
    }
    expect(wrong).toEqual([]);
    expect(products.length).toBeGreaterThan(700);
  });

  test('the gallery of every kind of drawing shows four different ones or more', async () => {
    const kinds = new Set(products.map(kindOf));
    for (const kind of [...kinds].filter((_, at) => at % KINDS_ONE_IN === 0)) {
      const { sku } = products.find((product) => kindOf(product) === kind) as ProductCard;
      const { gallery } = (await api().get(`/api/products/${sku}`)).json<ProductDetail>();
      const views = await Promise.all(gallery.map(({ path }) => drawn(path)));
      expect([sku, new Set(views).size]).toEqual([sku, views.length]);
      expect(views.length).toBeGreaterThanOrEqual(4);
    }
    expect(kinds.size).toBeGreaterThan(60);
  });

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
    ['/api/pictures/brakePad/cut.svg?shape=hexagon', 422, 'shape'],
    ['/api/pictures/brakePad/cut.svg?shape=wide&shape=round', 422, 'shape'],
    ['/api/pictures/brakePad/cut.svg?title=%3Cscript%3E%00', 422, 'title'],
  ])('%s answers %i and is not kept for ever', async (path, status, field) => {
    const answer = await api().get(path);
    expect(answer.statusCode).toBe(status);
    const body = errorSchema.parse(answer.json());
    expect(body.errors?.[0]?.path).toBe(field);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('options of other kinds are ignored, as every unknown parameter', async () => {
    const plain = await api().get('/api/pictures/brakePad/cut.svg?shape=round');
    const more = await api().get(
      '/api/pictures/brakePad/cut.svg?wheels=3&shape=round&utm_source=x',
    );
    expect([more.statusCode, more.body]).toEqual([200, plain.body]);
  });

  test('a title cannot become markup', async () => {
    const answer = await api().get(
      `/api/pictures/brakePad/cut.svg?title=${encodeURIComponent('<script>alert(1)</script>')}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('<script');
  });
});
