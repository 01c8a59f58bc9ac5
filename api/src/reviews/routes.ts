import { reviewListSchema, reviewsQuerySchema } from '../../contract/reviews.ts';
import type { Api } from '../http/api.ts';
import { listReviews } from './reviews.ts';

const doc = {
  summary: 'A page of the reviews of a product',
  answer: reviewListSchema,
  errors: [404],
  example: { query: { product: 'BP-EV-2041', page: '2' } },
};

export function reviewRoutes({ app, db }: Api): void {
  app.get(
    '/reviews',
    { config: { access: 'public', doc }, schema: { querystring: reviewsQuerySchema } },
    (request) => listReviews(db, request.query),
  );
}
