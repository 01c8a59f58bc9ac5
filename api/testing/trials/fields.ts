import type { JsonSchema } from '../../src/documentation/json-schema.ts';

export type Path = readonly (string | number)[];

/** A field of a body, or a parameter. */
export interface Field {
  path: Path;
  schema: JsonSchema;
}

const alternativesOf = (schema: JsonSchema): JsonSchema[] => [
  ...(schema.anyOf ?? [schema]),
  ...((schema.oneOf as JsonSchema[] | undefined) ?? []),
];

/** Every field of a body that holds no other fields, those of a list's first entry included. */
export function fieldsOf(schema: JsonSchema, path: Path = []): Field[] {
  return alternativesOf(schema).flatMap((one) => {
    if (one.properties) {
      return Object.entries(one.properties).flatMap(([name, part]) =>
        fieldsOf(part, [...path, name]),
      );
    }
    if (one.items) return fieldsOf(one.items, [...path, 0]);
    return one.anyOf ? fieldsOf(one, path) : [{ path, schema: one }];
  });
}

/** Every object of a body: where a caller may put fields that nobody asked for. */
export function objectsOf(body: unknown, path: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return [];
  const inner = Object.entries(body).flatMap(([name, part]) =>
    objectsOf(part, [...path, Array.isArray(body) ? Number(name) : name]),
  );
  return Array.isArray(body) ? inner : [path, ...inner];
}

/** A copy of a body with another value at that place, whatever stood there. */
export function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const list = Array.isArray(body) ? [...body] : [];
    list[name] = withValue(list[name], rest, value);
    return list;
  }
  const object = typeof body === 'object' && body !== null ? body : {};
  const inner = (object as Record<string, unknown>)[name];
  return { ...object, [name]: withValue(inner, rest, value) };
}

/** Whether a field takes that type. */
export const takes = ({ schema }: Field, ...types: string[]): boolean =>
  [schema.type].flat().some((type) => types.includes(String(type)));
