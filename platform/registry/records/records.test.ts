import { findToken, makeToken } from '../../release/tokens.ts';
import { onBothStores } from '../../testing/stores.ts';
import { newCall } from './records.ts';

onBothStores('records', (withStore) => {
  test('a token opens until it is revoked, and only its digest is kept', () =>
    withStore(async ({ registry: { records } }) => {
      const { id, text } = await makeToken(records, { app: 'catalog', madeBy: 'somebody' });
      const everything = await makeToken(records, { app: undefined, madeBy: 'somebody' });
      expect((await findToken(records, text))?.token).toMatchObject({ id, app: 'catalog' });
      const all = await findToken(records, everything.text);
      expect([all?.token.id, all?.token.app]).toEqual([everything.id, undefined]);
      expect(JSON.stringify(await records.tokens())).not.toContain(
        text.split('_').slice(2).join('_'),
      );
      expect(await findToken(records, text.replace(id, everything.id))).toBeUndefined();
      expect(await records.revokeToken(id, 'somebody')).toBe(true);
      expect(await records.revokeToken(id, 'somebody else')).toBe(false);
      expect(await records.revokeToken('0123456789ab', 'somebody')).toBe(false);
      expect(await findToken(records, text)).toBeUndefined();
      // Two that were made in one millisecond have no order.
      const revokers = (await records.tokens()).map((token) => [token.id, token.revoked?.by]);
      expect(Object.fromEntries(revokers)).toEqual({
        [id]: 'somebody',
        [everything.id]: undefined,
      });
    }));

  test('a call has one outcome, and is struck off once it was sent', () =>
    withStore(async ({ registry: { records } }) => {
      const call = newCall({ what: 'ship', who: 'somebody', of: 'catalog' });
      await records.beginCall(call);
      const outcome = { at: call.at, result: 'done' as const, text: 'it', composition: 2 };
      expect(await records.endCall(call.id, outcome)).toBe(true);
      expect(await records.endCall(call.id, { ...outcome, text: 'not it' })).toBe(false);
      expect(await records.unsent(10)).toMatchObject([{ call, outcome }]);
      await records.markSent([call.id]);
      expect(await records.unsent(10)).toEqual([]);
      expect(await records.calls(10)).toMatchObject([{ call, outcome }]);
    }));
});
