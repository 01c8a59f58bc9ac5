import { createBreaker, type Outcome, type Ticket } from './breaker.ts';

function open() {
  const clock = { time: 1_000 };
  const breaker = createBreaker(() => clock.time);
  const admit = (): Ticket => {
    const ticket = breaker.admit();
    if (!ticket) throw new Error('it is open');
    return ticket;
  };
  const render = (...outcomes: Outcome[]) => {
    for (const outcome of outcomes) breaker.record(admit(), outcome);
  };
  const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome);
  return { breaker, clock, admit, render, times };
}

test('opens after ten failures in a row, which a success interrupts', () => {
  const { breaker, render, times } = open();
  render(...times(9, 'failed'), 'done', ...times(9, 'failed'));
  expect(breaker.state).toBe('closed');
  render('failed');
  expect(breaker.state).toBe('open');
  expect(breaker.admit()).toBeUndefined();
});

test('opens after two hangs within half a minute, whatever went well between them', () => {
  const { breaker, clock, render, times } = open();
  render('hung', ...times(50, 'done'));
  clock.time += 31_000;
  render('hung');
  expect(breaker.state).toBe('closed');
  clock.time += 20_000;
  render('done', 'hung');
  expect(breaker.state).toBe('open');
});

test('lets a single render through after a while, whose success closes it', () => {
  const { breaker, clock, admit, render } = open();
  render('hung', 'hung');
  clock.time += 5_000;
  expect(breaker.state).toBe('half-open');
  const probe = admit();
  expect(breaker.admit()).toBeUndefined();
  breaker.record(probe, 'done');
  expect(breaker.state).toBe('closed');
  render('done');
});

test('a probe that fails opens it anew', () => {
  const { breaker, clock, admit, render } = open();
  render('hung', 'hung');
  clock.time += 5_000;
  breaker.record(admit(), 'failed');
  expect(breaker.state).toBe('open');
  clock.time += 5_000;
  expect(breaker.state).toBe('half-open');
});

test('what was begun before it opened neither closes it nor keeps it open', () => {
  const { breaker, clock, admit, render } = open();
  const [early, other] = [admit(), admit()];
  render('hung', 'hung');
  breaker.record(early, 'done');
  expect(breaker.state).toBe('open');
  clock.time += 4_999;
  breaker.record(other, 'hung');
  clock.time += 1;
  expect(breaker.state).toBe('half-open');
});
