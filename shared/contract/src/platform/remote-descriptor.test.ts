import { remoteDescriptorSchema, writtenDescriptorSchema } from './remote-descriptor.ts';

const descriptor = (path: string, access: unknown = 'public') => ({
  name: 'catalog',
  title: 'Catalogue',
  owner: 'Team Catalogue',
  budget: { js: 1, css: 1 },
  routes: [{ path, access, layout: 'store', render: 'full' }],
});

describe('remoteDescriptorSchema', () => {
  it.each(['/', '/*', '/home', '/product/:productId', '/dashboard/*', '/:make/:model'])(
    'takes the pattern %s',
    (path) => {
      expect(remoteDescriptorSchema.safeParse(descriptor(path)).success).toBe(true);
    },
  );

  it.each(['', 'home', '//', '/Home', '/a/', '/a*', '/*/a', '/a?b', '/../etc'])(
    'refuses the pattern %j',
    (path) => {
      const result = remoteDescriptorSchema.safeParse(descriptor(path));
      expect(result.error?.issues[0]?.path).toEqual(['routes', 0, 'path']);
    },
  );

  it('takes permission codes and says what else is meant', () => {
    expect(remoteDescriptorSchema.safeParse(descriptor('/', 1001)).success).toBe(true);
    const wrong = remoteDescriptorSchema.safeParse(descriptor('/', 'admin'));
    expect(wrong.error?.issues[0]?.message).toContain('permission code such as 1001');
  });

  it('reads codes of any release, and takes none from a team that is no permission', () => {
    const link = { area: 'browse', title: 'All', path: '/', access: [1001, 1999] };
    const written = { ...descriptor('/', [1010, 1998]), menu: [link] };
    expect(remoteDescriptorSchema.safeParse(written).success).toBe(true);
    expect(writtenDescriptorSchema.safeParse(written).error?.issues).toEqual([
      expect.objectContaining({
        path: ['routes', 0, 'access'],
        message: expect.stringContaining('1998'),
      }),
      expect.objectContaining({
        path: ['menu', 0, 'access'],
        message: expect.stringContaining('1999'),
      }),
    ]);
  });

  it('reads a menu tolerantly, and takes none that a team got wrong', () => {
    const entry = { area: 'footer', group: 'Company', title: 'Home', path: '/' };
    const menu = [entry, { ...entry, area: 'ceiling' }];
    const written = { ...descriptor('/'), menu };
    expect(remoteDescriptorSchema.parse(written).menu).toEqual([entry]);
    const refused = writtenDescriptorSchema.safeParse(written);
    expect(refused.error?.issues[0]?.path).toEqual(['menu', 1, 'area']);
    expect(writtenDescriptorSchema.parse(descriptor('/')).menu).toEqual([]);
  });

  it('reads the name of a set of query parameters as their list, and refuses any other name', () => {
    const [route] = descriptor('/listing').routes;
    const read = (query: unknown) =>
      writtenDescriptorSchema.safeParse({ ...descriptor('/'), routes: [{ ...route, query }] });
    expect(read('listing').data?.routes[0]?.query).toEqual(
      expect.arrayContaining(['q', 'price_min', 'discounted', 'sort', 'page']),
    );
    expect(read(['tab']).data?.routes[0]?.query).toEqual(['tab']);
    for (const name of ['listings', 'constructor', '']) {
      expect(read(name).error?.issues).toEqual([
        expect.objectContaining({
          path: ['routes', 0, 'query'],
          message: expect.stringContaining('one of listing, product, vehicle'),
        }),
      ]);
    }
  });

  it('asks a team for an example of each route with a parameter, which the route answers', () => {
    const faults = (path: string, example?: string) => {
      const [route] = descriptor(path).routes;
      const routes = [{ ...route, ...(example !== undefined && { example }) }];
      const result = writtenDescriptorSchema.safeParse({ ...descriptor(path), routes });
      return result.error?.issues.map((issue) => issue.path.join('.')) ?? [];
    };
    expect(faults('/about')).toEqual([]);
    expect(faults('/product/:id')).toEqual(['routes.0.example']);
    expect(faults('/listing/*')).toEqual(['routes.0.example']);
    expect(faults('/product/:id', '/product/7?tab=reviews')).toEqual([]);
    expect(faults('/listing/*', '/listing/a/b')).toEqual([]);
    expect(faults('/product/:id', '/product')).toEqual(['routes.0.example']);
    expect(faults('/product/:id', 'product/7')).toEqual(['routes.0.example']);
    expect(remoteDescriptorSchema.safeParse(descriptor('/product/:id')).success).toBe(true);
  });

  it('takes no field from a team that it does not know, and keeps one of a later release', () => {
    const later = { ...descriptor('/'), port: 3001 };
    const refused = writtenDescriptorSchema.safeParse(later);
    expect(refused.error?.issues[0]?.message).toContain('port');
    expect(remoteDescriptorSchema.parse(later)).toMatchObject({ port: 3001 });
  });
});
