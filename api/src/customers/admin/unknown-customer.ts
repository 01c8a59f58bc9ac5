import { notFound } from '../../http/failure.ts';

/** 404 `unknown_customer`. */
export const unknownCustomer = () =>
  notFound('There is no customer with this number', 'unknown_customer');
