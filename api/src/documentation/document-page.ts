import { escapeHtml } from '@evmandi/contract/platform/escape-html';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApi, Operation, Parameter } from './openapi.ts';
import { STYLE } from './page-style.ts';

const text = (value: unknown) => escapeHtml(String(value));
const code = (value: unknown) => `<code>${text(value)}</code>`;
const anchor = (method: string, path: string) =>
  `${method}-${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`;
const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

/** A type in a line: `string`, `Brand[]`, `"asc" | "desc"`. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, enum: values, const: constant } = schema;
  if ($ref) return `<a href="#${nameOf($ref)}">${text(nameOf($ref))}</a>`;
  if (constant !== undefined) return code(JSON.stringify(constant));
  if (values) return values.map((value) => code(JSON.stringify(value))).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (items) return `${typeOf(items)}[]`;
  return text([type ?? 'any'].flat().join(' | '));
}

const LIMITS: Record<string, (limit: string) => string> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  maxItems: (limit) => `at most ${limit} entries`,
  format: (limit) => limit,
  default: (limit) => `${limit} when left out`,
};

const limitsOf = (schema: JsonSchema) =>
  Object.entries(LIMITS)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, words]) => words(text(schema[keyword])))
    .join(', ');

const table = (heads: string[], rows: string[][]) =>
  `<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

/** The fields of an object, those of objects inside it indented by their path. */
function fieldsOf(schema: JsonSchema, path = ''): string[][] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, part]) => {
    const whole = `${path}${name}`;
    const needed = required.includes(name) ? '' : 'optional';
    const row = [code(whole), typeOf(part), [needed, limitsOf(part)].filter(Boolean).join(', ')];
    const alternatives = [part, ...(part.anyOf ?? [])];
    const inner = alternatives.flatMap((one) => [
      ...fieldsOf(one, `${whole}.`),
      ...(one.items ? fieldsOf(one.items, `${whole}[].`) : []),
    ]);
    return [row, ...inner];
  });
}

const FIELD_HEADS = ['Field', 'Type', 'Limits'];

function schemaPart(schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  return fields.length > 0 ? table(FIELD_HEADS, fields) : `<p>${typeOf(schema)}</p>`;
}

const parameterRow = ({ name, in: location, required, schema, description }: Parameter) => [
  code(name),
  location,
  typeOf(schema),
  [required ? 'required' : '', limitsOf(schema)].filter(Boolean).join(', '),
  text(description ?? ''),
];

function accessOf(access: Operation['x-access']): string {
  if (access === 'public') return 'everybody';
  if (access === 'optional') return 'everybody; a signed-in person is known';
  return access === 'session' ? 'anybody signed in' : `permission ${access.join(' or ')}`;
}

function operationPart(path: string, method: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [[mediaType, { schema } = { schema: {} }] = ['', undefined]] = Object.entries(content);
    const shape = mediaType === 'application/json' ? typeOf(schema) : text(mediaType);
    return [code(status), text(description), shape];
  });
  return [
    `<section id="${anchor(method, path)}"><h3><span class="method">${text(method.toUpperCase())}</span> ${code(path)}</h3>`,
    `<p>${text(summary)}. Access: ${accessOf(operation['x-access'])}.</p>`,
    parameters.length > 0
      ? `<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Limits', ''], parameters.map(parameterRow))}`
      : '',
    body ? `<h4>Body</h4>${schemaPart(body)}` : '',
    `<h4>Answers</h4>${table(['Status', 'When', 'JSON'], answers)}</section>`,
  ].join('');
}

/** The OpenAPI document as a page that needs no script and nothing from elsewhere. */
export function documentPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${anchor(method, path)}"><span class="method">${text(method.toUpperCase())}</span>${text(path)}</a> ${text(operation.summary)}</li>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="${text(name)}"><h3>${text(name)}</h3>${schemaPart(schema)}</section>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(info.title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main><h1>${text(info.title)} ${text(info.version)}</h1><p>${text(info.description)} ` +
    `<a href="/api/openapi.json">OpenAPI document</a></p>` +
    `<nav aria-label="Calls"><h2>Calls</h2><ul>${contents.join('')}</ul></nav>` +
    operations
      .map(({ path, method, operation }) => operationPart(path, method, operation))
      .join('') +
    `<h2>Schemas</h2>${schemas.join('')}</main></body></html>`
  );
}
