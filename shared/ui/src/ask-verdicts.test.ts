import { configure, httpClient } from '@evmandi/runtime';
import { ask } from './ask-verdicts.ts';
import { store } from './verdict-store.ts';

/** Answers as the API does: fifty vehicles at most, and the last kind of them takes the part. */
async function answer(refused: (fits: string[]) => boolean) {
  configure({ apiUrl: 'http://api.test' } as Parameters<typeof configure>[0]);
  const asked: number[] = [];
  (await httpClient()).defaults.adapter = async (config) => {
    const { products, fits } = config.params as { products: string; fits: string };
    const vehicles = fits.split(',');
    asked.push(vehicles.length);
    if (vehicles.length > 50 || refused(vehicles)) throw new Error('422');
    const found = vehicles
      .filter((vehicle) => vehicle === 'ather.59')
      .map((vehicle) => ({ vehicle, name: 'Ather 59', position: null, quantity: 1, note: '' }));
    const verdicts = products.split(',').map((id) => ({
      id,
      verdict: id === 'pads' && found.length > 0 ? 'fits' : 'not',
      fits: id === 'pads' ? found : [],
    }));
    return { data: { verdicts }, status: 200, statusText: 'OK', headers: {}, config };
  };
  return asked;
}

const GARAGE = Array.from({ length: 60 }, (_, at) => `ather.${at}`).join();
const verdicts = async (garage: string) => {
  await Promise.all(['pads', 'disc'].map((id) => ask(garage, id)));
  return ['pads', 'disc'].map((id) => store.answers.get(id)?.verdict);
};

it('asks for a garage of more vehicles than one call takes in parts', async () => {
  const asked = await answer(() => false);
  expect(await verdicts(GARAGE)).toEqual(['fits', 'not']);
  expect(asked).toEqual([50, 10]);
});

it('says of nothing that it does not fit while a part of the garage has no answer', async () => {
  await answer((vehicles) => vehicles.includes('ather.0'));
  expect(await verdicts(`${GARAGE},ather.60`)).toEqual(['fits', undefined]);
});
