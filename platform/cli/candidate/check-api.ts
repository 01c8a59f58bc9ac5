import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { z } from 'zod';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';

const LIMIT_MS = 5_000;
/** What stands for anything in a recorded path. */
const ANY = 'x';

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** What an API says of itself. */
interface ApiContract {
  /** `GET /api/products/{id}`. */
  calls: readonly string[];
  /** Names of all fields and parameters, whatever they are part of. */
  fields: ReadonlySet<string>;
}

/** Names of fields and parameters anywhere in a document. */
function fieldsIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { properties, name } = value as { properties?: unknown; name?: unknown };
  if (typeof name === 'string') found.add(name);
  for (const field of Object.keys(typeof properties === 'object' ? (properties ?? {}) : {})) {
    found.add(field);
  }
  for (const part of Object.values(value)) fieldsIn(part, found);
}

/** Reads what an API answers of a document of itself; `undefined` for what is none. */
function contractIn(document: unknown): ApiContract | undefined {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return undefined;
  const fields = new Set<string>();
  fieldsIn(document, fields);
  const calls = Object.entries(parsed.data.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return { calls, fields };
}

/** What the API at an address says of itself; `undefined` where it says nothing. Never rejects. */
export async function readContract(url: string): Promise<ApiContract | undefined> {
  try {
    const answer = await fetch(`${url}/api/openapi.json`, {
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return answer.ok ? contractIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a recorded call fits one of the API: what is put in may be more than one part of the address. */
function fits([asked, ...more]: readonly string[], [has, ...others]: readonly string[]): boolean {
  if (asked === undefined || has === undefined) return asked === has;
  if (asked === ANY)
    return fits(more, others) || (others.length > 0 && fits([asked, ...more], others));
  const isParameter = has.startsWith('{') || has.startsWith(':');
  return (asked === has || isParameter) && fits(more, others);
}

const partsOf = (call: string) => call.replace(/ (?:\/api(?=\/))?/, ' ').split('/');

/** What a remote asks for and reads, as far as its build has recorded it, the API has. */
export function checkApi(remotes: readonly RemoteArtifact[], contract: ApiContract): Refusal[] {
  const has = contract.calls.map(partsOf);
  return remotes.flatMap((remote) => {
    const { calls = [], fields = [] } = remote.uses.api ?? {};
    const refuse = (what: string, message: string): Refusal => ({
      rule: 'api',
      place: `${titleOf(remote)}, ${what}`,
      message,
      remedy: `Bring out the API that has it first; or let ${remote.name} do without it until then.`,
    });
    return [
      ...calls
        .filter((call) => !has.some((one) => fits(partsOf(call), one)))
        .map((call) => refuse(call, 'is asked of the API, and the live one answers no such call')),
      ...fields
        .filter((field) => !contract.fields.has(field))
        .map((field) =>
          refuse(
            `the field ${field}`,
            'is read of the API, and the live one answers no field of that name',
          ),
        ),
    ];
  });
}
