import { sharedReads } from './shared-reads.ts';

/** Readings that end when the test says so. */
function held() {
  const ends: ((answer: string) => void)[] = [];
  const read = sharedReads((_key: string) => new Promise<string>((resolve) => ends.push(resolve)));
  return { read, ends };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while one reads shares the next one, which begins after it', async () => {
  const { read, ends } = held();
  const first = read('a');
  const later = [read('a'), read('a'), read('a')];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.('before the change');
  expect(await first).toBe('before the change');
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.('after the change');
  expect(await Promise.all(later)).toEqual(Array(3).fill('after the change'));
});

test('another key does not wait', async () => {
  const { read, ends } = held();
  const both = [read('a'), read('b')];
  expect(ends).toHaveLength(2);
  for (const end of ends) end('read');
  expect(await Promise.all(both)).toEqual(['read', 'read']);
});

test('a failure reaches those who share it, and the next one reads anew', async () => {
  let reads = 0;
  const read = sharedReads(async (_key: string) => {
    reads += 1;
    await turn();
    if (reads < 3) throw new Error(`away ${reads}`);
    return 'here';
  });
  const asked = await Promise.allSettled([read('a'), read('a'), read('a')]);
  expect(asked.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: away 1',
    'Error: away 2',
    'Error: away 2',
  ]);
  expect(await read('a')).toBe('here');
});

test('one that waited begins so long after the one before, and who asks meanwhile shares it', async () => {
  jest.useFakeTimers();
  try {
    let reads = 0;
    const read = sharedReads(async (_key: string) => {
      reads += 1;
      return reads;
    }, 200);
    const asked = [read('a'), read('a')];
    await jest.advanceTimersByTimeAsync(150);
    asked.push(read('a'));
    await jest.advanceTimersByTimeAsync(49);
    expect(reads).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all(asked)).toEqual([1, 2, 2]);
    expect([await read('a'), await read('a')]).toEqual([3, 4]);
  } finally {
    jest.useRealTimers();
  }
});
