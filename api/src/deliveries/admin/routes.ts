import {
  announceDeliverySchema,
  bookDeliverySchema,
  bookedDeliverySchema,
  changeDeliverySchema,
  deliveriesQuerySchema,
  deliveryDetailSchema,
  deliveryListSchema,
} from '../../../contract/deliveries.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { announceDelivery, bookDelivery, changeDelivery } from './change-delivery.ts';
import { getDelivery } from './get-delivery.ts';
import { listDeliveries } from './list-deliveries.ts';

/** Deliveries to the seller, as those who keep the stock announce and book them. */
export const adminDeliveryRoutes = {
  list: route({
    summary: 'A page of deliveries, the next expected first',
    answer: deliveryListSchema,
    query: deliveriesQuerySchema,
    handle: ({ db }, { query }) => listDeliveries(db, query),
  }),

  get: route({
    summary: 'A delivery with what was booked of it',
    answer: deliveryDetailSchema,
    errors: [404],
    example: { params: { number: 'DL-5001' } },
    params: byNumber,
    handle: ({ db }, { params }) => getDelivery(db, params.number),
  }),

  announce: route({
    summary: 'Announce a delivery, for which lines may wait from then on',
    answer: deliveryDetailSchema,
    status: 201,
    body: announceDeliverySchema,
    handle: async ({ db }, request) =>
      getDelivery(db, await announceDelivery(db, request.body, callerOf(request))),
  }),

  change: route({
    summary: 'Change what is to come of a delivery, or close it',
    answer: deliveryDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeDeliverySchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const change = { number, change: request.body, by: callerOf(request) };
      const read = () => getDelivery(db, number);
      await givingCurrent(() => changeDelivery(db, change), read);
      return read();
    },
  }),

  book: route({
    summary: 'Book pieces that arrived: waiting orders get them first',
    answer: bookedDeliverySchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: bookDeliverySchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const booking = { number, booking: request.body, by: callerOf(request) };
      const read = () => getDelivery(db, number);
      const allocated = await givingCurrent(() => bookDelivery(db, booking), read);
      return { ...(await read()), allocated };
    },
  }),
};
