import { setbackOf } from './outcome.ts';

const answered = (status: number, code: string, errors: { path: string; message: string }[] = []) =>
  Object.assign(new Error('Request failed'), {
    isAxiosError: true,
    response: { status, data: { message: `Words of ${code}`, code, errors } },
  });
const lost = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });

it.each([
  ['no answer', lost],
  ['a server in trouble', answered(503, 'unavailable')],
  ['the same request under way', answered(409, 'under_way')],
])('%s leaves open whether the order was placed', (_, error) => {
  expect(setbackOf(error)).toEqual({ kind: 'unanswered' });
});

it('a refused field belongs to its step', () => {
  const pin = [{ path: 'pin', message: 'We do not deliver to PIN code 999999' }];
  expect(setbackOf(answered(422, 'not_delivered', pin))).toEqual({
    kind: 'contact',
    problems: { pin: 'We do not deliver to PIN code 999999' },
  });
  const method = [{ path: 'paymentMethod', message: 'Choose bank transfer' }];
  expect(setbackOf(answered(422, 'too_much', method)).kind).toBe('payment');
});

it('refused lines are named, a changed price is one of its own, the rest is said in words', () => {
  const lines = [{ path: 'lines.1', message: 'Only 3 of Brake Pad left: lower the quantity' }];
  expect(setbackOf(answered(409, 'lines_refused', lines))).toEqual({
    kind: 'lines',
    messages: ['Only 3 of Brake Pad left: lower the quantity'],
  });
  const total = [{ path: 'expectedTotal', message: 'is 100 paise now' }];
  expect(setbackOf(answered(409, 'price_changed', total))).toEqual({ kind: 'price' });
  expect(setbackOf(answered(429, 'too_many_attempts'))).toEqual({
    kind: 'refused',
    message: 'Words of too_many_attempts',
  });
});
