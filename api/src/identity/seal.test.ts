import { onSampleData } from '../../testing/both-databases.ts';
import { createSeal, sealKeys } from './seal.ts';
import { resealAuthenticators } from './second-step/authenticator.ts';

const [OLD, NEW] = [
  'an old secret of the deployment, long',
  'a new secret of the deployment, long',
];

onSampleData('what is sealed', (api) => {
  const seal = (...secrets: string[]) => {
    const [first, ...others] = secrets;
    return createSeal(sealKeys(api().db, first ? [first, ...others] : undefined));
  };

  test('is read by every process, for its purpose alone, and not when it was changed', async () => {
    const sealed = await seal().close('a secret', 'of 1');
    expect(sealed).not.toContain('secret');
    expect(await seal().open(sealed, 'of 1')).toBe('a secret');
    expect(await seal().open(sealed, 'of 2')).toBeUndefined();
    const [id, iv, hidden, tag] = sealed.split('.');
    const changed = `${hidden?.startsWith('A') ? 'B' : 'A'}${hidden?.slice(1)}`;
    expect(await seal().open([id, iv, changed, tag].join('.'), 'of 1')).toBeUndefined();
    expect(await seal().open('nonsense', 'of 1')).toBeUndefined();
    // Also when the deployment gives a secret of its own from then on.
    expect(await seal(NEW).open(sealed, 'of 1')).toBe('a secret');
  });

  test('outlives a new secret, once both were there together', async () => {
    const { db } = api();
    const { id } = await db
      .selectFrom('users')
      .where('username', '=', 'dealer')
      .select('id')
      .executeTakeFirstOrThrow();
    const purpose = `authenticator ${id}`;
    await db
      .insertInto('authenticators')
      .values({
        user_id: id,
        sealed: await seal(OLD).close('a secret', purpose),
        enabled_at: new Date(),
      })
      .execute();
    const kept = async () =>
      (await db.selectFrom('authenticators').select('sealed').executeTakeFirstOrThrow()).sealed ??
      '';
    expect(await seal(NEW).open(await kept(), purpose)).toBeUndefined();
    await resealAuthenticators(db, seal(NEW, OLD));
    expect(await seal(NEW).open(await kept(), purpose)).toBe('a secret');
  });
});
