import { z } from 'zod';
import { type DescribedRoute, openApiDocument } from '../../src/documentation/openapi.ts';
import { contractChanges } from './contract-changes.ts';

const query = z.object({ q: z.string().max(20).optional(), sort: z.enum(['a', 'b']).default('a') });
const body = z.object({ name: z.string(), note: z.string().optional() });
const answer = z.object({
  id: z.string(),
  price: z.number(),
  state: z.enum(['new', 'used']).nullable(),
  lines: z.array(z.object({ sku: z.string() })),
});

const documentOf = (route: Partial<DescribedRoute>) =>
  openApiDocument(
    [
      {
        method: 'POST',
        url: '/api/things',
        access: 'public',
        query,
        body,
        summary: 'Things',
        answer,
        ...route,
      },
    ],
    { version: '1.0.0', schemas: new Map([['Thing', answer]]) },
  );

const before = documentOf({});
const changes = (route: Partial<DescribedRoute>) => contractChanges(before, documentOf(route));

test('what is only added breaks no client', () => {
  expect(contractChanges(before, before)).toEqual([]);
  expect(
    changes({
      query: query.extend({ page: z.coerce.number().default(1), sort: z.enum(['a', 'b', 'c']) }),
      body: body.extend({ phone: z.string().optional(), note: z.string().nullish() }),
      answer: answer.extend({ price: z.int(), supplier: z.string(), id: z.string().max(9) }),
    }),
  ).toEqual(['POST /api/things sort is required now']);
});

test.each<[string, Partial<DescribedRoute>, string[]]>([
  ['the call', { url: '/api/others' }, ['POST /api/things is gone']],
  ['its method', { method: 'PUT' }, ['POST /api/things is gone']],
  ['who may call', { access: 'session' }, ['POST /api/things is no longer public']],
  ['the status', { status: 201 }, ['POST /api/things answers 201 now']],
  [
    'parameters',
    { query: z.object({ q: z.string().max(10).optional(), page: z.string() }) },
    [
      'POST /api/things query q has a narrower maxLength',
      'POST /api/things query sort is gone',
      'POST /api/things page is required now',
    ],
  ],
  [
    'what a parameter takes',
    { query: query.extend({ sort: z.enum(['a']).default('a') }) },
    ['POST /api/things query sort may no longer be "b"'],
  ],
  [
    'the body',
    { body: z.object({ name: z.number(), phone: z.string() }) },
    [
      'POST /api/things body.name may no longer be string',
      'POST /api/things body.note is gone',
      'POST /api/things body.phone is required now',
    ],
  ],
  [
    'the answer',
    {
      answer: z.object({
        price: z.string(),
        state: z.enum(['new', 'broken']).optional(),
        lines: z.array(z.object({ sku: z.string().nullable() })),
      }),
    },
    [
      'POST /api/things answer.id is gone',
      'POST /api/things answer.price may now be string',
      'POST /api/things answer.state may now be "broken"',
      'POST /api/things answer.state may now be left out',
      'POST /api/things answer.lines[].sku may now be null',
    ],
  ],
])('a change of %s is found', (_, route, found) => {
  expect(changes(route)).toEqual(found);
});
