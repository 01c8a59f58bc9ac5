import { useCart } from '@evmandi/runtime';
import { act, renderHook } from '@testing-library/react';
import { answerWith } from '../testing/api.ts';
import { testProduct } from '../testing/product.ts';
import { problemOf, productOf, type Row, withText } from './rows.ts';
import { useRows } from './use-rows.ts';

const PADS = testProduct({ id: 'pads', name: 'Brake Pads', sku: 'BP-1', unit: 'set' });

function open() {
  const { result } = renderHook(() => useRows());
  return {
    row: (index: number) => result.current.rows[index] as Row,
    form: () => result.current,
    type: (index: number, text: string) =>
      act(() => {
        const { key } = result.current.rows[index] as Row;
        result.current.change(key, (row) => withText(row, text));
      }),
    settle: (index: number) =>
      act(() => result.current.settle(result.current.rows[index]?.key ?? -1)),
  };
}

it('sends known rows to the cart and keeps the others, however fast the button is pressed', async () => {
  answerWith([PADS]);
  const { row, form, type } = open();
  type(0, 'bp-1');
  type(1, 'BRAKE-XX');
  let sent = {};
  await act(async () => {
    sent = await form().send('cart');
  });
  expect(sent).toEqual({ gone: 1, kept: 1 });
  expect(useCart.getState().lines).toEqual([{ id: 'pads', quantity: 1 }]);
  expect(row(0)).toMatchObject({
    text: 'BRAKE-XX',
    refusal: 'No product has this number or name',
  });
  expect(form().rows).toHaveLength(7);
  type(0, '');
});

it('drops the answer for a text that was changed meanwhile', async () => {
  answerWith([PADS]);
  const { row, form, type } = open();
  type(0, 'BP-1');
  let answer: Promise<void> | undefined;
  act(() => {
    answer = form().settle(row(0).key);
  });
  type(0, 'BP-12');
  await act(() => answer);
  expect(productOf(row(0))).toBeNull();
  expect(row(0).text).toBe('BP-12');
  type(0, '');
});

it('says when a row could not be checked, and checks it again when asked', async () => {
  const api = answerWith([PADS]);
  api.fail('Network Error');
  const { row, type, settle } = open();
  type(0, 'BP-1');
  await settle(0);
  expect(problemOf(row(0))).toBe('Could not be checked: Network Error');

  api.fail(null);
  await settle(0);
  expect(productOf(row(0))?.id).toBe('pads');
  expect(row(0)).toMatchObject({ quantity: '1', text: 'BP-1' });
});
