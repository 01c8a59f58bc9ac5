import { onSampleData } from '../../testing/both-databases.ts';
import type { Database } from '../database/database.ts';

onSampleData('the books', (api) => {
  let db: Database;
  beforeAll(() => {
    db = api().db;
  });

  const order = (number: string) =>
    db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

  // ORDER-1
  test.each([
    ['10241', 'Delivered'],
    ['10240', 'Pending'],
    ['10239', 'Cancelled'],
    ['10235', 'Pending'],
  ] as const)('order %s cannot become %s', async (number, status) => {
    const change = db.updateTable('orders').set({ status }).where('number', '=', number).execute();
    await expect(change).rejects.toMatchObject({ constraint: 'orders_status_transition' });
  });

  // ORDER-1, ORDER-3
  test('Pending goes on to Shipped and Delivered; Paid stands while nothing is to be paid', async () => {
    const set = (
      values: { status?: 'Shipped' | 'Delivered'; payment?: 'Paid' | 'Unpaid' },
      on = db,
    ) => on.updateTable('orders').set(values).where('number', '=', '10238').execute();
    await expect(set({ status: 'Shipped' })).rejects.toMatchObject({ constraint: 'orders_lines' });
    const { id, total } = await order('10238');
    const shipment = await db
      .insertInto('shipments')
      .values({ order_id: id, position: 1, actor: 'Asha Rao' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ship = (quantity: number) =>
      db
        .insertInto('shipment_lines')
        .values({ shipment_id: shipment.id, order_id: id, position: 1, quantity })
        .execute();
    await expect(ship(5)).rejects.toMatchObject({ constraint: 'order_lines_pieces' });
    await ship(4);
    expect((await order('10238')).status).toBe('Shipped');
    await set({ status: 'Delivered' });
    await expect(set({ payment: 'Paid' })).rejects.toMatchObject({ constraint: 'orders_payments' });
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('payments')
        .values({ order_id: id, amount: total, method: 'bank_transfer' })
        .execute();
      await set({ payment: 'Paid' }, transaction);
    });
    await expect(set({ payment: 'Unpaid' })).rejects.toMatchObject({
      constraint: 'orders_payments',
    });
  });

  test('totals are those of the lines, or nothing is kept', async () => {
    const { id, net, tax, total } = await order('10237');
    const more = db
      .updateTable('orders')
      .set({ net: Number(net) + 100, total: Number(total) + 100 })
      .where('id', '=', id)
      .execute();
    await expect(more).rejects.toMatchObject({ code: '23514' });
    const wrongTotal = db.updateTable('orders').set({ total: 1 }).where('id', '=', id).execute();
    await expect(wrongTotal).rejects.toMatchObject({ code: '23514' });
    const without = db.deleteFrom('order_lines').where('order_id', '=', id).execute();
    await expect(without).rejects.toMatchObject({ code: '23514' });
    expect(await order('10237')).toMatchObject({ net, tax, total });
  });

  test('stock never falls below nothing, numbers and SKUs are given once', async () => {
    const sold = db
      .updateTable('products')
      .set({ stock: -1 })
      .where('sku', '=', 'BP-EV-2041')
      .execute();
    await expect(sold).rejects.toMatchObject({ code: '23514' });
    const twice = db
      .updateTable('orders')
      .set({ number: '10240' })
      .where('number', '=', '10239')
      .execute();
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    const sku = db
      .updateTable('products')
      .set({ sku: 'BD-220-W' })
      .where('sku', '=', 'BP-EV-2041')
      .execute();
    await expect(sku).rejects.toMatchObject({ code: '23505' });
  });

  test('the next order and customer get the next numbers', async () => {
    const customer = await db
      .insertInto('customers')
      .values({ name: 'New', email: 'new@shop.example', phone: '+91 90000 00000', user_id: null })
      .returning('number')
      .executeTakeFirstOrThrow();
    expect(customer.number).toBe('CUST-1143');
  });

  test('a renamed brand is found under its new name', async () => {
    await db
      .updateTable('brands')
      .set({ name: 'Bosch India' })
      .where('slug', '=', 'bosch')
      .execute();
    const { search_text } = await db
      .selectFrom('products')
      .select('search_text')
      .where('sku', '=', 'BP-EV-2041')
      .executeTakeFirstOrThrow();
    expect(search_text).toBe('ev brake pad set, front disc bp-ev-2041 bosch india');
  });
});
