import { releaseEntry, signedEntries } from '../release-entries.ts';
import { FACTOR_CHANGES } from './factor-changes.ts';
import { byStaff, emptied, type Maker, on, savedAddress } from './makers.ts';
import { ORDER_CHANGES } from './order-changes.ts';
import { PLATFORM_CHANGES } from './platform-changes.ts';
import { own, type Subjects, tomorrow, whole } from './subjects.ts';

const order = (subjects: Subjects) => subjects.order();
const quote = (subjects: Subjects) => subjects.quote();
const answered = (subjects: Subjects) => subjects.answeredQuote();
const question = (subjects: Subjects) => subjects.question();
const delivery = (subjects: Subjects) => subjects.delivery();
const account = (subjects: Subjects) => subjects.account();
const card = (subjects: Subjects) => subjects.card();
const role = (subjects: Subjects) => subjects.role();

const aPart = async (subjects: Subjects) => ({
  productId: (await subjects.product()).id,
  quantity: 1,
});

/** A customer without an account. */
const guestOf = ({ api }: Subjects) =>
  api.db
    .insertInto('customers')
    .values({ name: 'Guest', email: `${own('guest')}@trial.example`, phone: '+91 98480 22338' })
    .returning(['id', 'number', 'version'])
    .executeTakeFirstOrThrow();

/** By method and path of the document: every call that changes what is there. */
export const CHANGES: Record<string, Maker> = {
  ...FACTOR_CHANGES,
  ...ORDER_CHANGES,
  ...PLATFORM_CHANGES,
  'post /api/auth/login': async () => ({
    body: { username: 'dealer', password: 'evmandi-dealer', device: 'x'.repeat(43) },
  }),
  'post /api/auth/register': async (subjects) => ({
    body: { ...subjects.registration(), device: 'x'.repeat(43) },
  }),
  'patch /api/account': async (subjects) => {
    const { headers, version } = await subjects.session();
    const { name, phone, email, gstin } = whole();
    return { body: { version, name, phone, email, company: 'Another Firm', gstin }, headers };
  },
  'post /api/account/approval': async (subjects) => {
    const { headers, version } = await subjects.session();
    return { body: { version }, headers };
  },
  'post /api/auth/change-password': async (subjects) => {
    const { password, headers } = await subjects.session();
    return { body: { currentPassword: password, newPassword: own('another password') }, headers };
  },
  'post /api/auth/password-links/look': async (subjects) => ({
    body: { token: await subjects.link() },
  }),
  'post /api/auth/password-links/use': async (subjects) => ({
    body: { token: await subjects.link(), newPassword: own('another password') },
  }),
  'post /api/auth/logout': async (subjects) => ({
    body: { everywhere: false },
    headers: (await subjects.session()).headers,
  }),
  'delete /api/auth/sessions/{id}': async (subjects) => {
    const { headers } = await subjects.session();
    const { sessions } = (await subjects.api.get('/api/auth/sessions', headers)).json();
    return { path: { id: sessions[0].id }, headers };
  },
  'post /api/admin/roles': async () => ({
    body: { name: own('Role'), permissions: [1010], needsSecondFactor: true },
  }),
  'patch /api/admin/roles/{id}': on('id', role, (version) => ({
    version,
    name: own('Another role'),
    permissions: [1011],
    needsSecondFactor: true,
  })),
  'delete /api/admin/roles/{id}': async (subjects) => {
    const { id, version } = await subjects.role();
    return { path: { id }, query: { version: String(version) } };
  },
  'post /api/admin/audit/checks': async () => ({}),
  'post /api/internal/audit': async () => ({ body: signedEntries([releaseEntry()]) }),
  'post /api/admin/accounts': async (subjects) => ({ body: await subjects.newAccount() }),
  'patch /api/admin/accounts/{id}': on('id', account, async (version, subjects) => ({
    version,
    name: 'Another name',
    roleId: (await subjects.newAccount()).roleId,
    active: true,
  })),
  'post /api/admin/accounts/{id}/approve': on(
    'id',
    (subjects) => subjects.asking(),
    (version) => ({ version }),
  ),
  'post /api/admin/accounts/{id}/refuse': on(
    'id',
    (subjects) => subjects.asking(),
    (version) => ({ version, reason: 'No such firm' }),
  ),
  'post /api/admin/accounts/{id}/password-links': on('id', account),
  // The account that is made has its first link.
  'delete /api/admin/accounts/{id}/password-links': on('id', account),
  'post /api/subscriptions': async () => ({
    body: { email: `${own('reader')}@workshop.example`, kind: 'newsletter', accepted: true },
  }),
  'post /api/visits': async () => ({ body: { visitor: '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11' } }),
  'post /api/questions': async (subjects) => {
    const { name, phone, email } = whole();
    const { id: product } = await subjects.product();
    return { body: { name, phone, email, question: own('Does it fit?'), product } };
  },
  'post /api/admin/questions/{number}/answer': on('number', question, (version) => ({
    version,
    text: 'It fits',
  })),
  'post /api/admin/saved-answers': async (subjects) => {
    await emptied(subjects, 'saved_answers');
    return { body: { text: own('It fits') } };
  },
  'delete /api/admin/saved-answers/{id}': async (subjects) => {
    const text = own('It fits');
    await emptied(subjects, 'saved_answers');
    const { answers } = await subjects.send<{ answers: { id: string; text: string }[] }>(
      '/api/admin/saved-answers',
      { text },
      'admin',
    );
    return { path: { id: answers[0]?.id ?? '' } };
  },
  'post /api/quick-order/validate': async () => ({
    body: { rows: [{ item: 'BP-EV-2041', quantity: '12', unit: 'set', price: '$14.96' }] },
  }),
  'post /api/quotes': async (subjects) => {
    const { name, phone, email } = whole();
    return { body: { name, phone, email, message: 'A fleet', lines: await subjects.lines() } };
  },
  'post /api/quotes/{token}/accept': on('token', answered, () => ({
    ...whole(),
    poNumber: 'PO-1',
    paymentMethod: 'bank_transfer',
  })),
  'post /api/quotes/{token}/decline': on('token', answered, () => ({ reason: 'Too dear' })),
  'post /api/quotes/{token}/messages': on('token', quote, () => ({ text: 'How long?' })),
  'post /api/admin/quotes/{number}/answer': on('number', quote, (version) => ({
    version,
    text: 'Here it is',
    validUntil: tomorrow(),
    staffNote: 'A good buyer',
    prices: [{ position: 1, unitPrice: 100_000, refused: false, note: 'From stock' }],
  })),
  'post /api/orders/price': async (subjects) => ({ body: { lines: await subjects.lines() } }),
  'post /api/orders': async (subjects) => ({
    body: {
      ...whole(),
      poNumber: 'PO-1',
      paymentMethod: 'bank_transfer',
      lines: await subjects.lines(),
    },
  }),
  'post /api/orders/withdrawals': async () => ({}),
  'post /api/orders/by-token/{token}/cancel': on('token', order),
  'post /api/orders/by-token/{token}/claim': on('token', order),
  'post /api/orders/by-token/{token}/payment-reference': on('token', order, () => ({
    reference: 'HDFCR52026112400',
  })),
  'post /api/addresses': async (subjects) => {
    await emptied(subjects, 'addresses');
    return { body: whole() };
  },
  'patch /api/addresses/{id}': async (subjects) => ({
    ...(await savedAddress(subjects)),
    body: whole(),
  }),
  'delete /api/addresses/{id}': savedAddress,
  'post /api/admin/deliveries': async (subjects) => ({
    body: {
      productId: (await subjects.product()).id,
      quantity: 5,
      expectedOn: tomorrow(),
      note: 'By sea',
    },
  }),
  'patch /api/admin/deliveries/{number}': on('number', delivery, (version) => ({
    version,
    quantity: 12,
    expectedOn: tomorrow(),
    note: 'By air',
  })),
  'post /api/admin/deliveries/{number}/bookings': on('number', delivery, (version) => ({
    version,
    quantity: 2,
    note: 'The first part',
  })),
  'patch /api/admin/stock/{sku}': async ({ api }) => {
    const sku = 'BP-EV-2041';
    const { low_at } = await api.db
      .selectFrom('products')
      .where('sku', '=', sku)
      .select('low_at')
      .executeTakeFirstOrThrow();
    return { path: { sku }, body: { expected: low_at, lowAt: low_at === 7 ? 8 : 7 } };
  },
  'post /api/admin/stock/corrections': async (subjects) => {
    await subjects.product();
    const sku = 'BP-EV-2041';
    const url = `/api/admin/stock?state=all&q=${sku}`;
    const { rows } = (await subjects.api.get(url, await subjects.as('admin'))).json();
    return {
      body: { sku, expected: rows[0].onHand, difference: 1, cause: 'found', note: 'Behind it' },
    };
  },
  'patch /api/admin/searches': async ({ api }) => {
    const words = own('zorblatt').replaceAll(/[^a-z]/g, '');
    await api.get(`/api/products?q=${words}`);
    return { body: { words, dismissed: true } };
  },
  'post /api/admin/synonyms': async () => ({ body: { phrase: own('qwolk'), means: 'brake' } }),
  'delete /api/admin/synonyms/{phrase}': async ({ api }) => {
    const phrase = own('vramp').replace('-', ' ');
    await api.db.insertInto('synonyms').values({ phrase, means: 'brake' }).execute();
    return { path: { phrase } };
  },
  'patch /api/admin/customers/{number}': async (subjects) => {
    const number = 'CUST-1042';
    const url = `/api/admin/customers/${number}`;
    const { version } = (await subjects.api.get(url, await subjects.as('admin'))).json();
    return { path: { number }, body: { version, status: 'VIP', ...whole() } };
  },
  'post /api/admin/customers/{number}/merge': async (subjects) => {
    const into = 'CUST-1042';
    const { number } = await guestOf(subjects);
    const url = `/api/admin/customers/${number}/merge?into=${into}`;
    const preview = (await subjects.api.get(url, await subjects.as('admin'))).json();
    const body = { version: preview.from.version, into, intoVersion: preview.into.version };
    return { path: { number }, body };
  },
  'post /api/admin/customers/{number}/merge/undo': async (subjects) => {
    const { id, number } = await guestOf(subjects);
    const { db } = subjects.api;
    const target = await guestOf(subjects);
    await db
      .updateTable('customers')
      .set({ merged_into: target.id })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('customer_merges')
      .values({
        ...{ from_id: id, into_id: target.id, actor: 'Asha Rao' },
        ...{ orders: [], quotes: [], vehicles: [] },
      })
      .execute();
    return { path: { number } };
  },
  'post /api/admin/customers/{number}/doubt/settle': async (subjects) => {
    const { number, version } = await guestOf(subjects);
    return { path: { number }, body: { version } };
  },
  'post /api/job-cards': byStaff(async (subjects) => ({ body: await subjects.newCard() })),
  'patch /api/job-cards/{number}': byStaff(
    on('number', card, async (version, subjects) => ({
      version,
      mechanic: null,
      odometer: 12_700,
      battery: 70,
      promisedDay: tomorrow(),
      promisedTime: '18:00',
      keyGiven: true,
      warranty: false,
      complaint: { text: 'Brake weak', byOwner: true },
      task: { text: 'Look at it', minutes: 20 },
      part: await aPart(subjects),
    })),
  ),
  'post /api/job-cards/{number}/takes': byStaff(
    on('number', card, (_version, subjects) => aPart(subjects)),
  ),
  'post /api/job-cards/{number}/returns': byStaff(
    on(
      'number',
      async (subjects) => {
        const made = await subjects.card();
        await subjects.send(`/api/job-cards/${made.number}/takes`, await aPart(subjects), 'staff');
        return made;
      },
      (_version, subjects) => aPart(subjects),
    ),
  ),
};
