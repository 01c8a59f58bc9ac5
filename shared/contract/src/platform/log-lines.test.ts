import { readableLine } from './log-lines.ts';

test('a line for a terminal is its message with what belongs to it', () => {
  const line = '{"level":30,"time":1,"name":"edge","port":3000,"host":"::1","msg":"listening"}';
  expect(readableLine(line)).toBe('edge: listening port=3000 host=::1');
});

test("an error's stack stands below it", () => {
  const line =
    '{"level":50,"name":"api","msg":"request failed","err":{"stack":"Error: x\\n  at y"}}';
  expect(readableLine(line)).toBe('api: request failed\nError: x\n  at y');
});
