import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { addAccount } from '../../src/identity/users.ts';
import { BUYER, productBySku, setStock } from '../ordering.ts';
import type { DemoAccount, TestApi } from '../test-api.ts';

/** What the answers tell that make a subject. */
interface Made {
  id: string;
  number: string;
  token: string;
  version: number;
}

const GSTIN = '27AAPFU0939F1ZV';
const SKU = 'BP-EV-2041';
export const tomorrow = () => dayInIndia(Date.now() + DAY_MS);
/** Text that no other row holds. */
export const own = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;
/** A buyer who was never here: one may hold only so much. */
const contact = () => ({
  name: BUYER.name,
  phone: BUYER.phone,
  email: `${own('meera')}@workshop.example`,
});
export const whole = () => ({
  ...contact(),
  address: BUYER.address,
  pin: BUYER.pin,
  gstin: GSTIN,
});

/** Makes what a call changes, anew each time, by calls of the API. */
export class Subjects {
  private readonly signedIn = new Map<DemoAccount, Record<string, string>>();
  private sent = 0;
  private vehicles = 0;

  constructor(readonly api: TestApi) {}

  async as(account: DemoAccount): Promise<Record<string, string>> {
    const headers = this.signedIn.get(account) ?? (await this.api.as(account));
    this.signedIn.set(account, headers);
    return headers;
  }

  /** Another one for each call, so that no limit hides an answer. */
  nextAddress(): string {
    this.sent += 1;
    return `10.${this.sent >> 16}.${(this.sent >> 8) & 255}.${this.sent & 255}`;
  }

  /** Sends what must succeed. */
  async send<T = Made>(
    url: string,
    payload: object,
    by?: DemoAccount,
    method: 'POST' | 'PATCH' = 'POST',
  ): Promise<T> {
    const headers = { 'idempotency-key': randomUUID(), ...(by && (await this.as(by))) };
    const remoteAddress = this.nextAddress();
    const answer = await this.api.app.inject({ method, url, payload, remoteAddress, headers });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  }

  private async versionOf(kind: string, number: string): Promise<number> {
    const url = `/api/admin/${kind}/${number}`;
    return (await this.api.get(url, await this.as('admin'))).json<Made>().version;
  }

  async product() {
    await setStock(this.api.db, SKU, 500);
    return productBySku(this.api.db, SKU);
  }

  async lines() {
    return [{ productId: (await this.product()).id, quantity: 12 }];
  }

  async order(): Promise<Made> {
    const { paymentMethod } = BUYER;
    const body = { ...whole(), paymentMethod, lines: await this.lines() };
    const made = await this.send('/api/orders', body);
    return { ...made, version: await this.versionOf('orders', made.number) };
  }

  async shipped(): Promise<Made> {
    const { number, version } = await this.order();
    return this.send(`/api/admin/orders/${number}/shipments`, { version }, 'admin');
  }

  /** With a payment that can be reversed. */
  async paid(): Promise<Made & { payment: string }> {
    const { number, version } = await this.order();
    const body = { version, amount: 100, method: 'cash', receivedOn: dayInIndia(Date.now()) };
    const order = await this.send<Made & { payments: { id: string }[] }>(
      `/api/admin/orders/${number}/payments`,
      body,
      'admin',
    );
    return { ...order, payment: order.payments[0]?.id ?? '' };
  }

  /** Paid, shipped and come back: its money is due to the buyer. */
  async returned(): Promise<Made> {
    const { number, version } = await this.order();
    const at = `/api/admin/orders/${number}`;
    const paid = await this.send(at, { version, payment: 'Paid' }, 'admin', 'PATCH');
    const shipped = await this.send(`${at}/shipments`, { version: paid.version }, 'admin');
    return this.send(`${at}/returns`, { version: shipped.version }, 'admin');
  }

  async quote(): Promise<Made> {
    const made = await this.send('/api/quotes', { ...contact(), lines: await this.lines() });
    return { ...made, version: await this.versionOf('quotes', made.number) };
  }

  async answeredQuote(): Promise<Made> {
    const quote = await this.quote();
    const body = { version: quote.version, text: 'Here it is', validUntil: tomorrow() };
    await this.send(`/api/admin/quotes/${quote.number}/answer`, body, 'admin');
    return quote;
  }

  async question(): Promise<Made> {
    const made = await this.send('/api/questions', { ...contact(), question: 'Does it fit?' });
    return { ...made, version: await this.versionOf('questions', made.number) };
  }

  async delivery(): Promise<Made> {
    const { id: productId } = await this.product();
    const body = { productId, quantity: 10, expectedOn: tomorrow() };
    return this.send('/api/admin/deliveries', body, 'admin');
  }

  async newCard() {
    this.vehicles += 1;
    return {
      registration: `TS 01 T ${this.vehicles}`,
      vehicle: 'Bajaj Chetak 2024',
      owner: 'Fatima Begum',
      phone: BUYER.phone,
      odometer: 12_640,
      battery: 80,
      complaints: ['Horn weak'],
      parts: [{ productId: (await this.product()).id, quantity: 1 }],
      promisedDay: tomorrow(),
      promisedTime: '17:00',
      keyGiven: true,
      warranty: true,
    };
  }

  async card(): Promise<Made> {
    return this.send('/api/job-cards', await this.newCard(), 'staff');
  }

  async newAccount() {
    const role = await this.api.db
      .selectFrom('roles')
      .where('name', '=', 'Dealer')
      .select('id')
      .executeTakeFirstOrThrow();
    return { username: own('person'), name: 'A Person', roleId: role.id };
  }

  async account(): Promise<Made> {
    const body = await this.newAccount();
    return (await this.send<{ account: Made }>('/api/admin/accounts', body, 'admin')).account;
  }

  role(): Promise<Made> {
    return this.send<Made>('/api/admin/roles', { name: own('Role'), permissions: [] }, 'admin');
  }

  /** An account that asks to buy as a dealer. */
  async asking(): Promise<Pick<Made, 'id' | 'version'>> {
    const { name, phone, email } = contact();
    const id = await addAccount(this.api.db, {
      username: own('asking'),
      name,
      role: { kind: 'customer' },
      details: { phone, email, company: 'A Firm', gstin: null },
      asksDealer: true,
    });
    const url = `/api/admin/accounts/${id}`;
    const { version } = (await this.api.get(url, await this.as('admin'))).json<Made>();
    return { id, version };
  }

  /** What a link holds that sets the password of a new account. */
  async link(): Promise<string> {
    const { id } = await this.account();
    const url = `/api/admin/accounts/${id}/password-links`;
    const { path } = await this.send<{ path: string }>(url, {}, 'admin');
    return path.split('#')[1] ?? '';
  }

  registration() {
    return {
      ...contact(),
      kind: 'customer',
      company: 'A Firm',
      gstin: GSTIN,
      username: own('buyer'),
      password: 'a password of the trials',
      accepted: true,
    };
  }

  /** A new account with a session. */
  async session() {
    const body = this.registration();
    const { token } = await this.send('/api/auth/register', body);
    const headers = { authorization: `Bearer ${token}` };
    const { version } = (await this.api.get('/api/account', headers)).json<Made>();
    return { password: body.password, headers, version };
  }
}
