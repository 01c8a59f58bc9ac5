import { MAX_ADDRESSES } from '@evmandi/contract/domain/limits';
import { type AddressList, addressListSchema } from '../../contract/addresses.ts';
import { onSampleData } from '../../testing/both-databases.ts';

const ADDRESS = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  gstin: '',
};

onSampleData('saved addresses', (api) => {
  afterEach(() => api().db.deleteFrom('addresses').execute());

  const save = async (own: object, as: 'customer' | 'dealer' = 'customer') =>
    api().post('/api/addresses', { ...ADDRESS, ...own }, await api().as(as));

  test('are kept once each, the last saved first, for their owner alone', async () => {
    await save({});
    await save({ pin: '560 001', gstin: '29 aagcb7383j1z4' });
    const answer = await save({});
    expect(answer.statusCode).toBe(201);
    const { addresses } = addressListSchema.parse(answer.json());
    expect(addresses.map(({ pin, gstin }) => [pin, gstin])).toEqual([
      ['560001', '29AAGCB7383J1Z4'],
      ['500076', null],
    ]);

    const dealer = await api().as('dealer');
    expect((await api().get('/api/addresses', dealer)).json()).toEqual({ addresses: [] });
    const url = `/api/addresses/${addresses[0]?.id}`;
    const remove = (headers: Record<string, string>) =>
      api().app.inject({ method: 'DELETE', url, headers });
    expect((await remove(dealer)).statusCode).toBe(404);
    const rest = (await remove(await api().as('customer'))).json<AddressList>();
    expect(rest.addresses.map(({ pin }) => pin)).toEqual(['500076']);
  });

  test(`are ${MAX_ADDRESSES} at most, also when saved at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 3 }, (_, index) =>
        save({ address: `Plot ${index}, IDA Nacharam` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json()).toMatchObject({
      code: 'addresses_full',
      message: `You have saved ${MAX_ADDRESSES} addresses: remove one to save another`,
    });
  });

  test('one is changed where it stands, by its owner alone', async () => {
    await save({});
    const answer = await save({ pin: '560001' });
    const [, old] = addressListSchema.parse(answer.json()).addresses;
    const change = async (as: 'customer' | 'dealer', own: object) =>
      api().patch(`/api/addresses/${old?.id}`, { ...ADDRESS, ...own }, await api().as(as));
    expect((await change('dealer', { pin: '400001' })).statusCode).toBe(404);
    expect((await change('customer', { pin: '12' })).json().errors[0].path).toBe('pin');
    const changed = (await change('customer', { pin: '110001' })).json<AddressList>();
    expect(changed.addresses.map(({ pin }) => pin)).toEqual(['560001', '110001']);
  });

  test('a wrong field is named', async () => {
    const answer = await save({ gstin: '22AAAAA0000A1Z5' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { path: 'gstin', message: expect.stringMatching(/last character/) },
    ]);
  });
});
