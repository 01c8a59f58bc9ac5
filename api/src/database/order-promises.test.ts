import { type Kysely, Migrator, sql } from 'kysely';
import { keptFigures, recountedFigures } from '../../testing/kept-figures.ts';
import { inconsistencies } from '../../testing/order-consistency.ts';
import {
  describeWithPostgres,
  newPostgresDatabase,
  type PostgresDatabase,
} from '../../testing/postgres-database.ts';
import { soldAsKept, soldByHand } from '../../testing/sold-by-hand.ts';
import { createDoubtsSearch } from '../customers/find-doubts.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const MEERA = { unknown_buyer: true, email: 'meera@workshop.example' };
const BEFORE = '0019-near-skus';
const SOLD = '0070-sold-figures';

const CATALOGUE = [
  `insert into brands (slug, name) values ('mandi', 'Mandi')`,
  `insert into suppliers (name) values ('Musi Motors')`,
  `insert into categories (kind, slug, name, position) values ('aisle', 'parts', 'Parts', 1)`,
  `insert into models (brand_id, slug, name, vehicle, electric) values (1, 'one', 'One', 'scooter', false)`,
  `insert into customers (name, email, phone) values ('Meera', 'meera@workshop.example', '9848022338')`,
  `insert into products (sku, name, category_id, brand_id, supplier_id, price, tax_rate, unit, electric,
     description, highlights, specifications, picture, restock_date, launched_on, condition, model_id, vehicle,
     fuel, year, kilometres, city)
   select sku, sku, 1, 1, 1, 10000, 1000, 'piece', false, '', '[]', '[]',
     jsonb_build_object('kind', 'brakePad', 'options', jsonb_build_object('accent', sku)),
     current_date + restock, current_date + launch, case when used then 'used' else 'new' end,
     case when used then 1 end, case when used then 'scooter' end, case when used then 'petrol' end,
     case when used then 2020 end, case when used then 10 end, case when used then 'Pune' end
   from (values ('SHELF', null, 0, false), ('NEVER-TAKEN', null, 0, false), ('AWAITED', 9, 0, false),
     ('COMING', 4, 0, false), ('UPCOMING', 30, 30, false), ('USED', 3, 0, true))
     as made (sku, restock, launch, used)`,
];

interface Old {
  sku: string;
  quantity: number;
  fromStock: number;
  status: 'Pending' | 'Shipped' | 'Cancelled';
  daysAgo?: number;
  method?: string;
}

/** As releases before kept an order: what it took from stock, and, cancelled, what came back. */
const orderOf = ({
  sku,
  quantity,
  fromStock,
  status,
  daysAgo = 0,
  method = 'bank_transfer',
}: Old): string[] => {
  const product = `(select id from products where sku = '${sku}')`;
  const moved = (pieces: number, reason: string) =>
    `insert into stock_movements (product_id, quantity, reason, order_id)
     select ${product}, ${pieces}, '${reason}', max(id) from orders`;
  return [
    `insert into orders (customer_id, net, tax, total, status, ship_name, ship_phone, ship_email, ship_address, ship_pin,
       method, placed_at)
     values (1, ${quantity * 10_000}, ${quantity * 1_000}, ${quantity * 11_000}, '${status}', 'Meera', '9848022338',
       'Meera@workshop.example', 'Plot 42', '500076', '${method}', now() - interval '${daysAgo} days')`,
    `insert into order_lines (order_id, position, product_id, sku, name, picture, unit, quantity, unit_price,
       tax_rate, net, tax, from_stock)
     select orders.id, 1, products.id, sku, name, picture, unit, ${quantity}, price, tax_rate,
       ${quantity * 10_000}, ${quantity * 1_000}, ${fromStock}
     from products, (select max(id) as id from orders) orders where sku = '${sku}'`,
    `insert into order_events (order_id, kind, actor)
     select max(id), kind, 'Meera' from orders, unnest(array['placed', 'invoiced']) kind group by kind`,
    ...(fromStock > 0 ? [moved(-fromStock, 'sale')] : []),
    ...(fromStock > 0 && status === 'Cancelled' ? [moved(fromStock, 'cancellation')] : []),
  ];
};

const supply = (sku: string, pieces: number) =>
  `insert into stock_movements (product_id, quantity, reason)
   select id, ${pieces}, 'delivery' from products where sku = '${sku}'`;

/** Of five pieces three are shipped, and the others cancelled, by a release that counts all of them as sold. */
const CUT = [
  `insert into orders (customer_id, net, tax, total, ship_name, ship_phone, ship_email, ship_address, ship_pin)
   values (1, 50000, 5000, 55000, 'Meera', '9848022338', 'Meera@workshop.example', 'Plot 42', '500076')`,
  `insert into order_lines (order_id, position, product_id, sku, name, picture, unit, quantity, allocated,
     unit_price, tax_rate, net, tax)
   select (select max(id) from orders), 1, id, sku, name, picture, unit, 5, 3, price, tax_rate, 50000, 5000
   from products where sku = 'USED'`,
  `insert into stock_movements (product_id, quantity, reason, order_id)
   select id, -3, 'sale', (select max(id) from orders) from products where sku = 'USED'`,
  `insert into invoices (order_id, seller) select max(id), '{}' from orders`,
  `insert into events (subject, subject_id, kind, actor) select 'order', max(id), 'placed', 'Meera' from orders`,
  `with sent as (insert into shipments (order_id, position, actor) select max(id), 1, 'Asha' from orders
     returning id, order_id)
   insert into shipment_lines select id, order_id, 1, 3 from sent`,
  `update order_lines set cancelled = 2 where order_id = (select max(id) from orders)`,
];

/** The customer of an account, with orders that guests placed under its e-mail address; and a customer with none. */
const BOUND_BY_ADDRESS = [
  `insert into users (username, name, password_hash, role_id) select 'meera', 'Meera', 'x', max(id) from roles`,
  `update customers set user_id = (select id from users where username = 'meera')`,
  `insert into customers (name, email, phone) values ('Asha', 'asha@workshop.example', '9848022339')`,
];

/** Orders that promised what was never there, and days of restock that were a field of the product. */
describeWithPostgres('a database of the release before deliveries', () => {
  let server: PostgresDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    server = await newPostgresDatabase();
    database = await server.open();
    const { db } = database;
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateTo(BEFORE);
    if (error) throw error;
    await run(CATALOGUE);
    await run([supply('SHELF', 3), supply('NEVER-TAKEN', 2)]);
    await run(orderOf({ sku: 'SHELF', quantity: 3, fromStock: 3, status: 'Cancelled' }));
    await run(orderOf({ sku: 'NEVER-TAKEN', quantity: 5, fromStock: 2, status: 'Shipped' }));
    await run(orderOf({ sku: 'SHELF', quantity: 2, fromStock: 0, status: 'Pending', daysAgo: 30 }));
    await run(orderOf({ sku: 'SHELF', quantity: 4, fromStock: 0, status: 'Pending' }));
    const onDelivery = { method: 'pay_on_delivery', daysAgo: 30 };
    await run(
      orderOf({ sku: 'AWAITED', quantity: 30, fromStock: 0, status: 'Pending', ...onDelivery }),
    );
    const known = Object.entries(migrations).filter(([name]) => name < SOLD);
    await migrate(db, { steps: Object.fromEntries(known) });
    await run([supply('USED', 3), ...CUT, ...BOUND_BY_ADDRESS]);
    await migrate(db);
  });
  afterAll(async () => {
    await database?.close();
    await server?.drop();
  });

  const run = (statements: string[]) =>
    database.db.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    });
  const read = async (query: string) =>
    (await sql.raw<unknown>(query).execute(database.db as unknown as Kysely<unknown>)).rows;

  test('has books that agree', async () => {
    expect(await inconsistencies(database.db)).toEqual([]);
  });

  test('has given what was on the shelf to the lines that waited, the earliest first', async () => {
    expect(
      await read(`select order_lines.sku, quantity, allocated, shipped, cancelled, status
        from order_lines join orders on orders.id = order_id order by order_id`),
    ).toEqual([
      { sku: 'SHELF', quantity: 3, allocated: 0, shipped: 0, cancelled: 3, status: 'Cancelled' },
      {
        sku: 'NEVER-TAKEN',
        quantity: 5,
        allocated: 5,
        shipped: 5,
        cancelled: 0,
        status: 'Shipped',
      },
      { sku: 'SHELF', quantity: 2, allocated: 2, shipped: 0, cancelled: 0, status: 'Pending' },
      { sku: 'SHELF', quantity: 4, allocated: 1, shipped: 0, cancelled: 0, status: 'Pending' },
      { sku: 'AWAITED', quantity: 30, allocated: 0, shipped: 0, cancelled: 0, status: 'Pending' },
      { sku: 'USED', quantity: 5, allocated: 3, shipped: 3, cancelled: 2, status: 'Shipped' },
    ]);
  });

  test('has booked what was shipped without being there, and its shipment', async () => {
    expect(
      await read(`select quantity, reason, note from stock_movements
        where product_id = (select id from products where sku = 'NEVER-TAKEN') order by id`),
    ).toEqual([
      { quantity: 2, reason: 'delivery', note: null },
      { quantity: -2, reason: 'sale', note: null },
      { quantity: 3, reason: 'correction', note: 'Shipped before it was booked' },
      { quantity: -3, reason: 'sale', note: null },
    ]);
    expect(
      await read(`select shipments.position, quantity from shipments
        join shipment_lines on shipment_id = shipments.id`),
    ).toEqual([
      { position: 1, quantity: 5 },
      { position: 1, quantity: 3 },
    ]);
  });

  test('counts of an order what was not cancelled', async () => {
    const kept = await soldAsKept(database.db);
    expect(kept).toEqual(await soldByHand(database.db));
    expect(kept.products.map(([, paise]) => paise)).toContain(3 * 11_000);
    expect(await keptFigures(database.db)).toEqual(await recountedFigures(database.db));
  });

  test('has announced what was to come, as much as is waited for, or twenty', async () => {
    expect(
      await read(`select sku, quantity, expected_on - current_date as days, incoming,
          restock_date is not null as promised
        from products left join deliveries on product_id = products.id order by products.id`),
    ).toEqual([
      { sku: 'SHELF', quantity: null, days: null, incoming: -3, promised: false },
      { sku: 'NEVER-TAKEN', quantity: null, days: null, incoming: 0, promised: false },
      { sku: 'AWAITED', quantity: 30, days: 9, incoming: 0, promised: false },
      { sku: 'COMING', quantity: 20, days: 4, incoming: 20, promised: true },
      { sku: 'UPCOMING', quantity: null, days: null, incoming: 0, promised: false },
      { sku: 'USED', quantity: null, days: null, incoming: 0, promised: false },
    ]);
  });

  // ORDER-10
  test('finds the customer of an account that has orders of guests, and binds no more to it', async () => {
    await createDoubtsSearch(database.db)();
    expect(
      await read(`select name, orders, quotes, settled_at from customer_doubts
        join customers on customers.id = customer_id`),
    ).toEqual([{ name: 'Meera', orders: 6, quotes: 0, settled_at: null }]);
    expect(
      await read(`select known_customer(null, 'MEERA@workshop.example') as guest,
        known_customer(null, 'Asha@workshop.example') is not null as other`),
    ).toEqual([{ guest: null, other: true }]);
  });

  test('has its events in the one table, and its invoices as they were', async () => {
    expect(
      await read(`select kind, count(*)::int from events group by kind order by kind`),
    ).toEqual([
      { kind: 'allocated', count: 2 },
      { kind: 'placed', count: 6 },
    ]);
    expect(
      await read(`select invoices.number from invoices
        join orders on orders.id = order_id
        where invoices.year is null and invoices.number !~ ('^INV-' || extract(year from placed_at at time zone 'Asia/Kolkata') || '-100\\d\\d$')`),
    ).toEqual([]);
  });

  test('holds what is unpaid as its invoice says, and nothing ends because of the update', async () => {
    expect(
      await read(`select sku, renews, unknown_buyer, email, (extract(epoch from until - now()) / 3600)::int as hours
        from reservations join order_lines using (order_id) order by order_id`),
    ).toEqual([
      // Placed a month ago, just now, and a month ago to be paid on delivery.
      { sku: 'SHELF', renews: false, hours: 72, ...MEERA },
      { sku: 'SHELF', renews: false, hours: 168, ...MEERA },
      { sku: 'AWAITED', renews: true, hours: 168, ...MEERA },
    ]);
    expect(await expireOrders(database.db)).toBe(0);
    await run([`update reservations set until = until - interval '72 hours' where not renews`]);
    expect(await expireOrders(database.db)).toBe(1);
    expect(await inconsistencies(database.db)).toEqual([]);
  });
});
