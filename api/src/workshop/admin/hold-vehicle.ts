import { registrationKey } from '@evmandi/contract/domain/registration';
import { sql } from 'kysely';
import type { OpenJobCard } from '../../../contract/job-card-changes.ts';
import { invalid } from '../../http/failure.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';
import type { Drawing } from '../../pictures/picture.ts';
import { wrong } from './hold-card.ts';

/** Of a vehicle that no model of the catalogue is named like. */
const ANY_VEHICLE = 'ATHER-450X';

/** The picture of the model that the name begins with, the longest such name first. */
async function pictureFor(tx: Tx, vehicle: string): Promise<Drawing> {
  const { rows } = await sql<{ picture: Drawing }>`select products.picture from products
    join models on models.id = products.model_id join brands on brands.id = models.brand_id
    where products.lead and (starts_with(lower(${vehicle}), lower(brands.name || ' ' || models.name))
      or products.sku = ${ANY_VEHICLE})
    order by products.sku = ${ANY_VEHICLE} and not
        starts_with(lower(${vehicle}), lower(brands.name || ' ' || models.name)),
      length(models.name) desc, products.id limit 1`.execute(tx);
  return rows[0]?.picture ?? { kind: 'brakePad', options: {} };
}

async function customerOf(tx: Tx, number: string | undefined): Promise<string | null> {
  if (number === undefined) return null;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'merged_into'])
    .where('number', '=', number.toUpperCase())
    .forShare()
    .executeTakeFirst();
  if (!customer) {
    throw wrong('customer', 'There is no customer with this number: correct it, or leave it empty');
  }
  if (customer.merged_into) {
    const target = await tx
      .selectFrom('customers')
      .select('number')
      .where('id', '=', customer.merged_into)
      .executeTakeFirstOrThrow();
    throw wrong('customer', `This customer was merged into ${target.number}: enter that number`);
  }
  return customer.id;
}

/** Adds a vehicle that was never here. Throws 422 where anything of it is missing. */
async function addVehicle(tx: Tx, card: OpenJobCard): Promise<string> {
  const { registration, vehicle, owner, phone } = card;
  const customerId = await customerOf(tx, card.customer);
  const missing = [
    ...(vehicle ? [] : [{ path: 'vehicle', message: 'Enter make and model of the vehicle' }]),
    ...(owner || customerId ? [] : [{ path: 'owner', message: 'Enter the name of the owner' }]),
    ...(phone || customerId ? [] : [{ path: 'phone', message: "Enter the owner's phone number" }]),
  ];
  if (!vehicle || missing.length > 0) throw invalid(missing);
  const { id } = await tx
    .insertInto('vehicles')
    .values({
      registration,
      name: vehicle,
      picture: JSON.stringify(await pictureFor(tx, vehicle)),
      customer_id: customerId,
      owner_name: owner ?? null,
      owner_phone: phone ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Id of the vehicle of that registration, locked until the transaction ends; added where it was never here. */
export async function holdVehicle(tx: Tx, card: OpenJobCard): Promise<string> {
  const known = await tx
    .selectFrom('vehicles')
    .select('id')
    .where('registration_key', '=', registrationKey(card.registration))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return known?.id ?? addVehicle(tx, card);
}
