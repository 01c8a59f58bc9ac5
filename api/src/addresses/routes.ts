import { addressIdSchema, addressListSchema, saveAddressSchema } from '../../contract/addresses.ts';
import { knownBuyerSchema } from '../../contract/known-buyer.ts';
import { callerOf } from '../http/access.ts';
import { route } from '../http/route.ts';
import { changeAddress, listAddresses, removeAddress, saveAddress } from './addresses.ts';
import { knownBuyer } from './known-buyer.ts';

/** Addresses that a buyer saves for the next order. */
export const addressRoutes = {
  buyer: route({
    summary: 'What checkout knows of the caller',
    answer: knownBuyerSchema,
    handle: ({ db }, request) => knownBuyer(db, callerOf(request)),
  }),

  list: route({
    summary: 'One’s own saved addresses',
    answer: addressListSchema,
    handle: ({ db }, request) => listAddresses(db, callerOf(request)),
  }),

  save: route({
    summary: 'Save an address for the next order',
    answer: addressListSchema,
    status: 201,
    errors: [409],
    example: {
      body: {
        name: 'Imran Shaikh',
        phone: '+91 98480 22338',
        email: 'imran@shaikhgarage.example',
        address: 'Plot 42, Phase II, IDA Nacharam',
        pin: '500076',
        gstin: '29AAGCB7383J1Z4',
      },
    },
    body: saveAddressSchema,
    handle: ({ db }, request) => saveAddress(db, callerOf(request), request.body),
  }),

  change: route({
    summary: 'Change a saved address',
    answer: addressListSchema,
    errors: [404],
    params: addressIdSchema,
    body: saveAddressSchema,
    handle: ({ db }, request) =>
      changeAddress(db, callerOf(request), request.params.id, request.body),
  }),

  remove: route({
    summary: 'Remove a saved address',
    answer: addressListSchema,
    errors: [404],
    params: addressIdSchema,
    handle: ({ db }, request) => removeAddress(db, callerOf(request), request.params.id),
  }),
};
