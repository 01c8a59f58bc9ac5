import { comparisonSchema } from '../../contract/catalog.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('a comparison', (api) => {
  const compare = async (ids: string) => {
    const answer = await api().get(`/api/comparison?ids=${ids}`);
    expect(answer.statusCode).toBe(200);
    return comparisonSchema.parse(answer.json()).products;
  };

  test('answers up to four products in the order asked, as their own pages have them', async () => {
    const products = await compare('3,1,2,4');
    expect(products.map(({ id }) => id)).toEqual(['3', '1', '2', '4']);
    for (const { id, description, specifications } of products) {
      const page = (await api().get(`/api/products/${id}`)).json();
      expect({ description, specifications }).toEqual({
        description: page.description,
        specifications: page.specifications,
      });
    }
  });

  test('leaves out what is no product, whatever it is', async () => {
    expect(await compare('1,nonsense,01')).toHaveLength(1);
    expect(await compare('999999999999999999,-1')).toEqual([]);
    expect(await compare('')).toEqual([]);
  });

  test('of five products is refused', async () => {
    expect((await api().get('/api/comparison?ids=1,2,3,4,5')).statusCode).toBe(422);
  });
});
