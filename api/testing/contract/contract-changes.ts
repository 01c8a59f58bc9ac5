import type { JsonSchema } from '../../src/documentation/json-schema.ts';
import type { OpenApi, Parameter } from '../../src/documentation/openapi.ts';
import { bodyOf, type Call, callsOf, successOf } from './calls.ts';

type Path = string;

const alternativesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? [schema];
const typesOf = (schema: JsonSchema) => new Set(alternativesOf(schema).flatMap(({ type }) => type));
const valuesOf = (schema: JsonSchema) => alternativesOf(schema).flatMap((one) => one.enum ?? []);
const objectOf = (schema: JsonSchema) => alternativesOf(schema).find((one) => one.properties);
const arrayOf = (schema: JsonSchema) => alternativesOf(schema).find((one) => one.items);

/** Whether a client that expects `expected` can read `type`. */
const isReadAs = (expected: Set<string | undefined>, type: string | undefined) =>
  expected.has(type) || expected.has(undefined) || (type === 'integer' && expected.has('number'));

/** What a reader of `before` would stumble over in `now`. */
function answerChanges(before: JsonSchema, now: JsonSchema, path: Path): string[] {
  const expected = typesOf(before);
  const others = [...typesOf(now)].filter((type) => !isReadAs(expected, type));
  const known = valuesOf(before);
  const strange = known.length > 0 ? valuesOf(now).filter((value) => !known.includes(value)) : [];
  const changes = [
    ...others.map((type) => `${path} may now be ${type}`),
    ...strange.map((value) => `${path} may now be ${JSON.stringify(value)}`),
  ];
  const objects = [objectOf(before), objectOf(now)];
  const [object, nowObject] = objects;
  for (const [name, part] of Object.entries(object?.properties ?? {})) {
    const nowPart = nowObject?.properties?.[name];
    if (!nowPart) changes.push(`${path}.${name} is gone`);
    else changes.push(...answerChanges(part, nowPart, `${path}.${name}`));
    const sure = object?.required?.includes(name) && !nowObject?.required?.includes(name);
    if (nowPart && sure) changes.push(`${path}.${name} may now be left out`);
  }
  const [array, nowArray] = [arrayOf(before)?.items, arrayOf(now)?.items];
  if (array && nowArray) changes.push(...answerChanges(array, nowArray, `${path}[]`));
  return changes;
}

const LIMITS: [keyword: string, narrower: (before: number, now: number) => boolean][] = [
  ['minimum', (before, now) => now > before],
  ['maximum', (before, now) => now < before],
  ['minLength', (before, now) => now > before],
  ['maxLength', (before, now) => now < before],
  ['minItems', (before, now) => now > before],
  ['maxItems', (before, now) => now < before],
];

/** What a sender of `before` could be refused for now. */
function requestChanges(before: JsonSchema, now: JsonSchema, path: Path): string[] {
  const accepted = typesOf(now);
  const changes = [...typesOf(before)]
    .filter((type) => !isReadAs(accepted, type))
    .map((type) => `${path} may no longer be ${type}`);
  const values = valuesOf(now);
  if (values.length > 0) {
    const refused = valuesOf(before).filter((value) => !values.includes(value));
    changes.push(...refused.map((value) => `${path} may no longer be ${JSON.stringify(value)}`));
  }
  for (const [keyword, narrower] of LIMITS) {
    const [old, limit] = [before[keyword], now[keyword]];
    if (typeof limit !== 'number') continue;
    const first = typeof old !== 'number' && valuesOf(before).length === 0;
    if (first || (typeof old === 'number' && narrower(old, limit))) {
      changes.push(`${path} has a narrower ${keyword}`);
    }
  }
  for (const [name, part] of Object.entries(before.properties ?? {})) {
    const nowPart = now.properties?.[name];
    if (!nowPart) changes.push(`${path}.${name} is gone`);
    else changes.push(...requestChanges(part, nowPart, `${path}.${name}`));
  }
  const added = now.required?.filter((name) => !before.required?.includes(name)) ?? [];
  return [...changes, ...added.map((name) => `${path}.${name} is required now`)];
}

function parameterChanges(before: Parameter[], now: Parameter[], path: Path): string[] {
  const same = (one: Parameter) => (other: Parameter) =>
    other.name === one.name && other.in === one.in;
  const kept = before.flatMap((parameter) => {
    const today = now.find(same(parameter));
    const name = `${path} ${parameter.in} ${parameter.name}`;
    return today ? requestChanges(parameter.schema, today.schema, name) : [`${name} is gone`];
  });
  const required = now.filter(
    (parameter) => parameter.required && !before.find(same(parameter))?.required,
  );
  return [...kept, ...required.map(({ name }) => `${path} ${name} is required now`)];
}

const isOpen = ({ operation }: Call) => ['public', 'optional'].includes(`${operation['x-access']}`);

/** All that a caller of the API that `before` describes could trip over in the one that `now` describes. */
export function contractChanges(before: OpenApi, now: OpenApi): string[] {
  const today = callsOf(now);
  return callsOf(before).flatMap((call) => {
    const name = `${call.method.toUpperCase()} ${call.path}`;
    const same = today.find(({ path, method }) => path === call.path && method === call.method);
    if (!same) return [`${name} is gone`];
    const [answer, nowAnswer] = [successOf(call, before), successOf(same, now)];
    const [body, nowBody] = [bodyOf(call, before), bodyOf(same, now)];
    return [
      ...(isOpen(call) && !isOpen(same) ? [`${name} is no longer public`] : []),
      ...(answer.status === nowAnswer.status ? [] : [`${name} answers ${nowAnswer.status} now`]),
      ...parameterChanges(call.operation.parameters, same.operation.parameters, name),
      ...(nowBody ? requestChanges(body ?? {}, nowBody, `${name} body`) : []),
      ...(answer.schema && nowAnswer.schema
        ? answerChanges(answer.schema, nowAnswer.schema, `${name} answer`)
        : []),
    ];
  });
}
