import type { LightMyRequestResponse } from 'fastify';
import type { OpenApi } from '../../src/documentation/openapi.ts';
import { type Call, callsOf } from '../contract/calls.ts';
import {
  headersFor,
  neededHeaders,
  type Request,
  requestOf,
  type Values,
  wholeExamples,
} from '../contract/requests.ts';
import type { TestApi } from '../test-api.ts';
import { CHANGES } from './changes.ts';
import { Subjects } from './subjects.ts';

interface Prepared {
  values: Values;
  headers: Record<string, string>;
}

export interface Sent {
  request: Request;
  answer: LightMyRequestResponse;
}

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Sends calls that would succeed, but for what a trial changes in them. */
export class Trials {
  readonly subjects: Subjects;
  /** Of the call that was sent last: others may change what it needs. */
  private prepared: [name: string, prepared: Prepared] | undefined;
  private readonly signedIn = new Map<string, Record<string, string>>();
  private keys = 0;

  private constructor(
    readonly api: TestApi,
    readonly document: OpenApi,
  ) {
    this.subjects = new Subjects(api);
  }

  static async of(api: TestApi): Promise<Trials> {
    return new Trials(api, (await api.get('/api/openapi.json')).json<OpenApi>());
  }

  get calls(): Call[] {
    return callsOf(this.document);
  }

  private async session({ operation }: Call): Promise<Record<string, string>> {
    const access = String(operation['x-access']);
    const headers = this.signedIn.get(access) ?? (await headersFor(operation, this.api));
    this.signedIn.set(access, headers);
    return headers;
  }

  /** What makes a call succeed: the same until it did. */
  async prepare(call: Call): Promise<Prepared> {
    if (this.prepared?.[0] === nameOf(call)) return this.prepared[1];
    const examples = (await wholeExamples(call, this.api)) ?? {
      path: {},
      query: {},
      body: undefined,
    };
    const { path, query, body, headers } = (await CHANGES[nameOf(call)]?.(this.subjects)) ?? {};
    const prepared = {
      values: {
        ...examples,
        path: path ?? examples.path,
        query: query ?? examples.query,
        body: body ?? examples.body,
      },
      headers: { ...(await this.session(call)), ...headers },
    };
    this.prepared = [nameOf(call), prepared];
    return prepared;
  }

  /** Sends a prepared call with other values; what has changed something is prepared anew for the next. */
  async send(
    call: Call,
    change: (values: Values) => Partial<Values>,
    more: Record<string, string> = {},
  ): Promise<Sent> {
    const { values, headers } = await this.prepare(call);
    const request = requestOf(call, { ...values, ...change(values) });
    this.keys += 1;
    const needed = Object.keys(neededHeaders(call)).map((name) => [name, `trial-${this.keys}-key`]);
    const answer = await this.api.app.inject({
      ...request,
      remoteAddress: this.subjects.nextAddress(),
      headers: { ...headers, ...Object.fromEntries(needed), ...more },
    });
    // What was refused has changed nothing.
    const spent = answer.statusCode < 400 || [401, 429].includes(answer.statusCode);
    if (call.method !== 'get' && spent) this.prepared = undefined;
    return { request, answer };
  }
}
