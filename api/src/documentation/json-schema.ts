import { z } from 'zod';

/** JSON Schema 2020-12, as far as this API's schemas use it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  description?: string;
  default?: unknown;
  [keyword: string]: unknown;
}

type Direction = 'input' | 'output';

/** Answers gain fields, so none of them forbids what it does not name. */
function open({ additionalProperties: _, $schema: __, $id: ___, ...schema }: JsonSchema) {
  return schema as JsonSchema;
}

/** A format is enough to describe a time; the expression behind it is a page long. */
const TOLD_BY_FORMAT = new Set(['date-time', 'date', 'email']);

function tidy(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (typeof schema.format === 'string' && TOLD_BY_FORMAT.has(schema.format)) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

const options = (io: Direction) => ({
  io,
  unrepresentable: 'any' as const,
  override: ({ jsonSchema }: { jsonSchema: object }) => tidy(jsonSchema as JsonSchema),
});

/** A schema on its own: what the caller sends (`input`) or gets (`output`). */
export const toJsonSchema = (schema: z.ZodType, io: Direction): JsonSchema =>
  open(z.toJSONSchema(schema, options(io)) as JsonSchema);

/** Schemas by name; where one holds another, it refers to `#/components/schemas/<name>`. */
export function toComponents(schemas: ReadonlyMap<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const all = z.toJSONSchema(registry, { ...options('output'), uri }).schemas;
  return Object.fromEntries(
    Object.entries(all).map(([id, schema]) => [id, open(schema as JsonSchema)]),
  );
}
