import { deliveryQuerySchema, deliverySchema } from '../../contract/delivery.ts';
import type { Api } from '../http/api.ts';
import { deliveryEstimate } from './estimate.ts';

const doc = {
  summary: 'When something ordered now arrives at a PIN code',
  answer: deliverySchema,
  errors: [404],
  example: { query: { pin: '500076', product: 'BP-EV-2041' } },
};

export function deliveryRoutes({ app, db }: Api): void {
  app.get(
    '/delivery',
    { config: { access: 'public', doc }, schema: { querystring: deliveryQuerySchema } },
    (request) => deliveryEstimate(db, request.query),
  );
}
