import { readArguments } from './arguments.ts';

test('names and options come in any order; an unknown option or a missing reason shows the usage', () => {
  expect(readArguments(['--force', 'why not', 'catalog', '--raise-budget=charts'], '')).toEqual({
    names: ['catalog'],
    force: 'why not',
    raiseBudget: 'charts',
  });
  expect(readArguments(['--to', '12'], '')).toMatchObject({ names: [], to: '12' });
  expect(readArguments(['make', '--days', '30'], '')).toMatchObject({ days: '30' });
  for (const wrong of [['--forced'], ['--force'], ['--force', ' '], ['--raise-budget', '']]) {
    expect(() => readArguments(wrong, 'Usage: this')).toThrow('Usage: this');
  }
});
