import { onSampleData } from '../../testing/both-databases.ts';
import { runUsers } from './run-users.ts';

const PASSWORD = 'a password from standard input';

onSampleData('npm run users', (api) => {
  const users = (text: string, input = '') =>
    runUsers(api().db, {
      args: text.match(/"[^"]*"|\S+/g)?.map((part) => part.replaceAll('"', '')) ?? [],
      input,
      user: 'operator',
      site: 'https://shop.example',
    });
  const signIn = async (username: string, password = PASSWORD) =>
    (await api().post('/api/auth/login', { username, password })).statusCode;

  test('adds an account with a password from standard input, disables, enables and lists it', async () => {
    const made = await users(
      'add asha.k --role "counter staff" --name "Asha K" --password-stdin',
      `${PASSWORD}\n`,
    );
    expect(made).toBe('Account asha.k is made and may sign in.');
    expect(await signIn('asha.k')).toBe(200);
    expect(await users('list')).toContain('asha.k\tAsha K\tCounter staff\tactive\n');
    expect(await users('disable ASHA.K')).toMatch(/^Account asha.k is disabled/);
    expect(await signIn('asha.k')).toBe(401);
    expect(await users('list')).toContain('asha.k\tAsha K\tCounter staff\tdisabled\n');
    await expect(users('reset asha.k')).rejects.toThrow('switched off: switch it on first.');
    await users('enable asha.k');
    expect(await signIn('asha.k')).toBe(200);
    const { rows } = await api()
      .db.selectFrom('events')
      .innerJoin('users', 'users.id', 'events.subject_id')
      .where('subject', '=', 'account')
      .where('username', '=', 'asha.k')
      .where('actor', '=', 'Command line (operator)')
      .orderBy('events.id')
      .select('kind')
      .execute()
      .then((found) => ({ rows: found.map(({ kind }) => kind) }));
    expect(rows).toEqual(['made', 'link_made', 'password_given', 'changed', 'changed']);
  });

  test('prints a link without a password, which sets one', async () => {
    const printed = await users('reset dealer');
    const token = /^https:\/\/shop\.example\/reset#([\w-]{43})$/m.exec(printed)?.[1];
    const session = await api().as('dealer');
    const use = { token, newPassword: 'evmandi-dealer' };
    expect((await api().post('/api/auth/password-links/use', use)).statusCode).toBe(200);
    expect((await api().get('/api/auth/me', session)).statusCode).toBe(401);
  });

  test.each([
    ['', /^Give one of:/],
    ['drop everything', /^Give one of:/],
    ['list more', /^Give one of:/],
    ['add meena --password "my secret one"', /^Give one of:(?:(?!secret)[\s\S])*$/],
    ['add meena', /^Name a role with --role: one of "Administrator"/],
    ['add ab --role Dealer', /3 characters or more/],
    // AUTH-8
    ['add \u0430dmin --role Dealer', /from a to z, 0 to 9/],
    ['add ADMIN --role Dealer', /^There is an account of this name already/],
    ['add new.one --role Dealer --password-stdin', /^Send a password of 12 characters or more/],
    ['disable nobody', /^There is no account named nobody: see users list\.$/],
    ['disable admin', /^No other account could open the dashboard/],
  ])('%j is refused in words', async (text, words) => {
    await expect(users(text)).rejects.toThrow(words);
  });
});
