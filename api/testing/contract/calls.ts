import type { JsonSchema } from '../../src/documentation/json-schema.ts';
import type { OpenApi, Operation } from '../../src/documentation/openapi.ts';

const PREFIX = '#/components/schemas/';

/** A schema with every reference replaced by what it names, so that it stands alone. */
export function resolved(schema: JsonSchema, components: OpenApi['components']): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as JsonSchema;
    if (typeof $ref === 'string') return walk(components.schemas[$ref.slice(PREFIX.length)]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  };
  return walk(schema) as JsonSchema;
}

export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Status of a success, and the schema of its JSON where it has one. */
export function successOf({ operation }: Call, { components }: OpenApi) {
  const [status = '', response] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const schema = response?.content?.['application/json']?.schema;
  return { status: Number(status), schema: schema && resolved(schema, components) };
}

/** The schema of the body that a call takes. */
export function bodyOf({ operation }: Call, { components }: OpenApi): JsonSchema | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolved(schema, components);
}
