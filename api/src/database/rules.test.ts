import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';

const CHECK = '23514';
const TWICE = '23505';
const FOREIGN = '23503';

const PRODUCT = `(select id from products where sku = 'BP-EV-2041')`;
const ORDER = `(select id from orders where number = '10240')`;

/** What the database refuses by itself, whatever a program does: [what, statement, code]. */
const REFUSED: [string, string, string][] = [
  [
    'stock below nothing',
    `insert into stock_movements (product_id, quantity, reason) values (${PRODUCT}, -100000, 'correction')`,
    CHECK,
  ],
  ['stock without a movement', `update products set stock = stock + 1 where id = 1`, CHECK],
  ['a movement that changes', `update stock_movements set quantity = 5 where id = 1`, CHECK],
  ['a movement taken away', `delete from stock_movements where id = 1`, CHECK],
  [
    'a sale without an order',
    `insert into stock_movements (product_id, quantity, reason) values (${PRODUCT}, -1, 'sale')`,
    CHECK,
  ],
  [
    'a sale that no line of the order knows',
    `insert into stock_movements (product_id, quantity, reason, order_id) values (${PRODUCT}, -1, 'sale', ${ORDER})`,
    CHECK,
  ],
  ['a total that is no sum', `update orders set total = total + 1 where id = ${ORDER}`, CHECK],
  [
    'totals that are not those of the lines',
    `update orders set net = net + 1, total = total + 1 where id = ${ORDER}`,
    CHECK,
  ],
  [
    'an order without lines',
    `delete from order_lines where order_id = (select id from orders where number = '10241')`,
    CHECK,
  ],
  [
    'a line whose net is not price times quantity',
    `update order_lines set net = net + 1 where order_id = ${ORDER}`,
    CHECK,
  ],
  [
    'a line whose tax is another',
    `update order_lines set tax = tax + 1 where order_id = ${ORDER}`,
    CHECK,
  ],
  [
    'an order state that does not exist',
    `update orders set status = 'Lost' where id = ${ORDER}`,
    CHECK,
  ],
  [
    'paid without payments',
    `update orders set payment = 'Paid' where payment = 'Unpaid' and status = 'Pending'`,
    CHECK,
  ],
  [
    'an order that stays Unpaid with all of it paid',
    `insert into payments (order_id, amount, method) select id, payable, 'bank_transfer' from orders where number = '10241'`,
    CHECK,
  ],
  [
    'a second time placed',
    `insert into events (subject, subject_id, kind, actor) values ('order', ${ORDER}, 'placed', 'x')`,
    TWICE,
  ],
  ['an event that changes', `update events set actor = 'x' where subject_id = ${ORDER}`, CHECK],
  ['an event taken away', `delete from events where subject_id = ${ORDER}`, CHECK],
  ['pieces shipped without a shipment', `update order_lines set shipped = shipped + 1`, CHECK],
  [
    'more pieces shipped than are held',
    `insert into shipment_lines (shipment_id, order_id, position, quantity)
       select id, order_id, 1, 1 from shipments limit 1`,
    TWICE,
  ],
  [
    'pieces held that never left the stock',
    `update order_lines set returned = shipped where shipped > 0`,
    CHECK,
  ],
  [
    'a status that the lines do not have',
    `update orders set status = 'Shipped' where number = '10241'`,
    CHECK,
  ],
  ['another quantity than was agreed', `update order_lines set quantity = quantity + 1`, CHECK],
  [
    'an invoice that changes',
    `update invoices set due_at = now() where order_id = ${ORDER}`,
    CHECK,
  ],
  ['an invoice taken away', `delete from invoices where order_id = ${ORDER}`, CHECK],
  [
    'a counter-entry of another amount',
    `insert into payments (order_id, amount, method, reverses)
       select order_id, 1 - amount, method, id from payments where order_id = ${ORDER}`,
    CHECK,
  ],
  [
    'a negative payment that reverses none',
    `insert into payments (order_id, amount, method) values (${ORDER}, -1, 'cash')`,
    CHECK,
  ],
  [
    'more refunded than paid',
    `insert into refunds (order_id, amount) select id, total + 1 from orders where id = ${ORDER}`,
    CHECK,
  ],
  [
    'a restock that no delivery announces',
    `update products set restock_date = '2099-01-01' where id = 1`,
    CHECK,
  ],
  ['a delivery that arrives by itself', `update deliveries set arrived = 1`, CHECK],
  [
    'a delivery of a used vehicle',
    `insert into deliveries (product_id, quantity, expected_on)
       select id, 1, '2099-01-01' from products where condition = 'used' limit 1`,
    CHECK,
  ],
  ['a customer state that does not exist', `update customers set status = 'Gone'`, CHECK],
  ['a PIN code with five digits', `update customers set pin = '50001' where country = 'IN'`, CHECK],
  ['an unknown country', `update customers set country = 'XX'`, FOREIGN],
  ['a GSTIN of another form', `update customers set gstin = '27AAPFU0939F1'`, CHECK],
  ['a free product', `update products set price = 0 where id = 1`, CHECK],
  ['a discount upwards', `update products set original_price = price - 1 where id = 1`, CHECK],
  ['a tax of more than everything', `update products set tax_rate = 10001 where id = 1`, CHECK],
  ['a unit that does not exist', `update products set unit = 'box' where id = 1`, CHECK],
  ['a colour that no filter knows', `update products set colours = '{pink}' where id = 1`, CHECK],
  ['a new vehicle with kilometres', `update products set kilometres = 5 where lead`, CHECK],
  [
    'a used vehicle without a year',
    `update products set year = null where condition = 'used'`,
    CHECK,
  ],
  [
    'a bike without body style',
    `update products set body_style = null where body_style is not null`,
    CHECK,
  ],
  [
    'a price that is not its variant’s',
    `update products set price = price + 100 where variant_id is not null`,
    FOREIGN,
  ],
  ['two leads of one model', `update products set lead = true where variant_id is not null`, TWICE],
  [
    'two new products that look the same',
    `update products set picture = (select picture from products where id = 2) where id = 1`,
    TWICE,
  ],
  [
    'six stars',
    `insert into reviews (product_id, author, rating, text, dealer_order_id)
       select product_id, 'x', 6, 'x', id from dealer_orders where product_id = ${PRODUCT} limit 1`,
    CHECK,
  ],
  ['an offer that ends before it starts', `update offers set ends_on = starts_on - 1`, CHECK],
  ['a category below itself', `update categories set parent_id = id where id = 1`, CHECK],
  [
    'a quote answered without an answer',
    `update quotes set status = 'Answered' where status = 'Open'`,
    CHECK,
  ],
  ['a quote that opens again', `update quotes set status = 'Open' where status = 'Ordered'`, CHECK],
  ['an answer without its time', `update questions set answer = 'Yes' where answer is null`, CHECK],
  [
    'a card that is Ready before it is done',
    `update job_cards set stage = 'Ready', progress = 50 where number = 'JC-2041'`,
    CHECK,
  ],
  [
    'parts taken that never left the stock',
    `update job_card_parts set taken = taken - 1 where taken > 0`,
    CHECK,
  ],
  [
    'stock for a card of which no part tells',
    `insert into stock_movements (product_id, quantity, reason, job_card_id)
       values (${PRODUCT}, -1, 'workshop', (select id from job_cards where number = 'JC-2041'))`,
    CHECK,
  ],
  [
    'news without consent',
    `insert into subscriptions (email, source) values ('a@b.example', 'favorites')`,
    CHECK,
  ],
  [
    'a visit between two minutes',
    `insert into visits values ('2025-01-01T00:00:30Z', gen_random_uuid())`,
    CHECK,
  ],
  [
    'an answer kept without its status',
    `insert into idempotency_keys (scope, key, request_hash, response) values ('x', 'long-enough', 'x', '{}')`,
    CHECK,
  ],
  ...(
    [
      ['orders', 'number'],
      ['orders', 'token'],
      ['customers', 'number'],
      ['quotes', 'number'],
      ['questions', 'number'],
      ['job_cards', 'number'],
      ['vehicles', 'registration'],
      ['products', 'sku'],
      ['brands', 'slug'],
      ['categories', 'slug'],
      ['stations', 'name'],
    ] as const
  ).map(([table, column]): [string, string, string] => [
    `the same ${column} twice in ${table}`,
    `update ${table} set ${column} = (select ${column} from ${table} order by id limit 1)
       where id = (select max(id) from ${table})`,
    TWICE,
  ]),
  [
    'an e-mail address twice, in other letters',
    `update customers set email = (select upper(email) from customers order by id limit 1)
       where id = (select max(id) from customers)`,
    TWICE,
  ],
  [
    'an account twice, in other letters',
    `insert into users (username, name, password_hash, role_id) select 'ADMIN', 'x', 'x', role_id from users limit 1`,
    TWICE,
  ],
  ['people who register without a role to get', `delete from roles where kind = 'customer'`, CHECK],
  ['a second role of those who register', `update roles set kind = 'dealer' where id = 1`, TWICE],
  [
    'a decision that nobody asked for',
    `update users set dealer_decided_at = now() where username = 'customer'`,
    CHECK,
  ],
];

onSampleData('the database refuses by itself', (api) => {
  const kept = async () => {
    const { rows } = await sql`select (select count(*)::int from orders) as orders,
      (select count(*)::int from order_lines) as lines,
      (select count(*)::int from stock_movements) as movements`.execute(api().db);
    return rows;
  };
  let before: unknown;
  beforeAll(async () => {
    before = await kept();
  });

  test.each(REFUSED)('%s', async (_, statement, code) => {
    const attempt = api()
      .db.transaction()
      .execute(async (transaction) => {
        await sql.raw(statement).execute(transaction);
        await sql`set constraints all immediate`.execute(transaction);
      });
    await expect(attempt).rejects.toMatchObject({ code });
  });

  test('nothing of it was kept', async () => {
    expect(await kept()).toEqual(before);
  });

  test('what refers to a product, order, customer, quote or job card is found by an index', async () => {
    const { rows } = await sql`select conrelid::regclass::text as "table", attname as "column"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and cardinality(conkey) = 1 and confrelid::regclass::text
          in ('products', 'orders', 'customers', 'quotes', 'job_cards')
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
      api().db,
    );
    expect(rows).toEqual([]);
  });
});
