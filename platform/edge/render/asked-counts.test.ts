import { createAskedCounts } from './asked-counts.ts';

const HOUR_MS = 60 * 60_000;

function open(maxAddresses?: number) {
  const clock = { time: 10 * HOUR_MS };
  const counts = createAskedCounts(() => clock.time, maxAddresses);
  const ask = (address: string, times: number) => {
    for (let time = 0; time < times; time += 1) counts.note(address);
  };
  return { clock, counts, ask };
}

test('the most asked addresses come first', () => {
  const { counts, ask } = open();
  ask('/rare', 1);
  ask('/often', 5);
  ask('/some', 3);
  expect(counts.most(2)).toEqual(['/often', '/some']);
  expect([counts.of('/often'), counts.of('/never')]).toEqual([5, 0]);
});

test('what was asked for more than an hour ago no longer counts', () => {
  const { clock, counts, ask } = open();
  ask('/old', 9);
  clock.time += HOUR_MS / 2;
  ask('/old', 1);
  expect(counts.of('/old')).toBe(10);
  clock.time += HOUR_MS / 2;
  expect(counts.of('/old')).toBe(1);
  ask('/new', 2);
  expect(counts.most(9)).toEqual(['/new', '/old']);
  clock.time += HOUR_MS;
  expect(counts.most(9)).toEqual([]);
});

test('a flood of addresses is forgotten before one that is asked for again and again', () => {
  const { counts, ask } = open(100);
  for (let visitor = 0; visitor < 1_000; visitor += 1) {
    ask(`/listing?q=${visitor}`, 1);
    if (visitor % 50 === 0) ask('/hot', 1);
  }
  expect(counts.of('/hot')).toBe(20);
  expect(counts.of('/listing?q=0')).toBe(0);
});
