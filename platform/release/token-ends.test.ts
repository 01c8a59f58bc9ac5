import { DAY_MS } from '@evmandi/contract/domain/dates';
import { callsFor } from '../cli/calls-for.ts';
import type { Context } from '../cli/context.ts';
import { openService } from '../cli/remote/service-calls.ts';
import { tokens as tokensCommand } from '../cli/tokens.ts';
import { yellow } from '../cli/yellow.ts';
import type { Environment } from '../edge/environment.ts';
import { withService } from '../testing/release-service.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';
import { tokenCaller } from './caller.ts';
import { giveToken } from './manage-tokens.ts';
import { findToken, makeToken } from './tokens.ts';

const START = Date.parse('2026-10-14T10:00:00.000Z');
const at = (days: number) => START + days * DAY_MS;
const isoAt = (days: number) => new Date(at(days)).toISOString();

/** A token as a release without ends makes it. Returns its text. */
async function makeOldToken({ registry: { records } }: TestStore, madeAt: number) {
  const kept = {
    ...records,
    putToken: ({ endsAt: _, ...token }: Parameters<typeof records.putToken>[0]) =>
      records.putToken(token),
  };
  return makeToken(kept, { app: 'catalog', madeBy: 'somebody', now: madeAt });
}

onBothStores('the end of a token', (withStore) => {
  // TOKEN-1
  test('a token ends 90 days after it was made, or after the fewer days that were asked for', () =>
    withStore((store) =>
      withService(store, async ({ url, clock, tokenOf }) => {
        clock.now = START;
        const admin = openService({ url, token: await tokenOf() });
        const lines: string[] = [];
        const run = (words: string[], days?: string) =>
          tokensCommand(admin, { words, days, usage: 'Usage' }, (line) => lines.push(line), START);
        await run(['make', 'catalog']);
        await run(['make', 'checkout'], '7');
        expect(lines.filter((line) => line.startsWith('This token'))).toEqual([
          'This token ships catalog and ends on 12 January 2027. It is shown once:',
          'This token ships checkout and ends on 21 October 2026. It is shown once:',
        ]);
        const { tokens } = await admin.tokens();
        expect(tokens.map(({ app, endsAt }) => [app ?? '', endsAt]).sort()).toEqual([
          ['', isoAt(90)],
          ['catalog', isoAt(90)],
          ['checkout', isoAt(7)],
        ]);
        lines.length = 0;
        await run([]);
        expect(lines.join('\n')).toMatch(/ENDS .*\n(.|\n)*2026-10-21 15:30 IST, in 7 days/);
      }),
    ));

  // TOKEN-1
  test('days that no token can have are refused at each place, with the field and the remedy', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const admin = openService({ url, token: await tokenOf() });
        for (const days of [0, 91, 1.5, Number.MAX_SAFE_INTEGER]) {
          await expect(admin.giveToken({ app: 'catalog', days })).rejects.toThrow(
            /answers 422: days must be a whole number from 1 to 90, such as 30/,
          );
        }
        for (const days of ['0', '91', '1.5', '-7', '', 'week', '٣']) {
          const made = tokensCommand(admin, { words: ['make', 'catalog'], days, usage: '' }, () => {
            throw new Error('nothing is said');
          });
          await expect(made).rejects.toThrow(/^--days .*1 to 90 days\. .*such as --days 30/);
        }
        expect((await admin.tokens()).tokens).toHaveLength(1);
      }),
    ));

  // TOKEN-2
  test('from its end on a token opens nothing, and the answer says since when and what to do', () =>
    withStore((store) =>
      withService(store, async ({ url, clock, tokenOf }) => {
        clock.now = START;
        const team = openService({ url, token: await tokenOf('catalog') });
        const token = await tokenOf();
        const admin = openService({ url, token });
        clock.now = at(90) - 1;
        await team.status();
        clock.now = at(90);
        await expect(team.status()).rejects.toThrow(
          /answers 401: The token [0-9a-f]{12} ended on 12 January 2027 at 15:30 IST: ask an administrator for a new one, who makes it at \/platform\/tokens or with npm run tokens -- make catalog\.$/,
        );
        await expect(admin.tokens()).rejects.toThrow(/ended on .* -- make --all\.$/);
        await expect(admin.giveToken({})).rejects.toThrow('ended on');
        // Whoever guesses the secret of an ended token learns nothing of it.
        const wrong = token.replace(/.$/, token.endsWith('A') ? 'B' : 'A');
        const stranger = openService({ url, token: wrong });
        await expect(stranger.status()).rejects.toThrow('Send a token that opens this');
        const [last] = await store.registry.records.calls(1);
        expect(last?.outcome?.result).toBe('refused');
      }),
    ));

  // TOKEN-3
  test('each answer of the last 14 days says when the token ends, and a command prints it once', () =>
    withStore((store) =>
      withService(store, async ({ url, clock, tokenOf }) => {
        clock.now = START;
        const token = await tokenOf('catalog');
        const id = token.split('_')[1];
        const said: string[] = [];
        const open = () =>
          openService({ url, token, warn: (line) => said.push(line), now: () => clock.now });
        clock.now = at(76) - 1;
        await open().status();
        expect(said).toEqual([]);
        for (const now of [at(76), at(81), at(90) - 1]) {
          clock.now = now;
          const team = open();
          await team.status();
          // A refused call warns too.
          await expect(team.tokens()).rejects.toThrow('403');
        }
        const end = `The token ${id} ends on 12 January 2027`;
        expect(said).toEqual([
          expect.stringContaining(`${end} (in 14 days): ask an administrator for a new one`),
          expect.stringContaining(`${end} (in 9 days): `),
          expect.stringContaining(`${end} (today): `),
        ]);
        clock.now = at(80);
        const refused = await fetch(`${url}/v1/tokens`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        expect([refused.status, refused.headers.get('token-ends')]).toEqual([403, isoAt(90)]);
      }),
    ));

  // TOKEN-3
  test('a command at a release service prints the warning before all else, yellow in a terminal', () =>
    withStore((store) =>
      withService(store, async ({ url, clock, tokenOf }) => {
        clock.now = START;
        const token = await tokenOf('catalog');
        clock.now = at(80);
        const lines: string[] = [];
        const context = { say: (line: string) => lines.push(line) } as unknown as Context;
        await callsFor(context, { releaseAt: { url, token } } as Environment).status();
        expect(lines[0]).toMatch(/The token [0-9a-f]{12} ends on 12 January 2027 \(/);
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.slice(1).join()).not.toContain('The token');
        expect([yellow('ends', true), yellow('ends', false)]).toEqual([
          '\u001b[33mends\u001b[0m',
          'ends',
        ]);
      }),
    ));

  // TOKEN-1
  test('a token that an earlier release made ends 90 days after this one first ran, in every process', () =>
    withStore(async (store) => {
      const { records } = store.registry;
      const old = await makeOldToken(store, at(-400));
      const first = await Promise.all([3, 2, 1].map((day) => records.tokensEndSince(isoAt(day))));
      expect(new Set(first).size).toBe(1);
      const since = Date.parse(first[0] ?? '');
      const end = since + 90 * DAY_MS;
      expect(await records.tokensEndSince(isoAt(70))).toBe(first[0]);
      expect(await findToken(records, old.text, end - 1)).toMatchObject({ ended: false });
      expect(await findToken(records, old.text, end)).toMatchObject({ ended: true });
      // The release before ran once more meanwhile.
      const later = await makeOldToken(store, at(50));
      expect(await findToken(records, later.text, at(140) - 1)).toMatchObject({ ended: false });
      expect(await findToken(records, later.text, at(140))).toMatchObject({ ended: true });
    }));

  // TOKEN-1
  test('a call with a token of an earlier release begins its 90 days where nothing did before', () =>
    withStore(async (store) => {
      const { records } = store.registry;
      const { text } = await makeOldToken(store, at(-400));
      const found = await findToken(records, text, START);
      expect(found).toMatchObject({ ended: false, endsAt: isoAt(90) });
      expect(found && tokenCaller(found, '')).toMatchObject({ app: 'catalog', endsAt: isoAt(90) });
    }));

  // TOKEN-1
  test('a token that is made past the schema of the service has 90 days at most', () =>
    withStore(async ({ registry }) => {
      const caller = { who: 'somebody', id: 'local', app: undefined };
      const { endsAt } = await giveToken(registry, caller, { days: 4_000 }, START);
      expect(endsAt).toBe(isoAt(90));
    }));
});
