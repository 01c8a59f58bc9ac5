import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { inTemporaryFolder } from '../../testing/artifacts.ts';
import { ReleaseRefused } from '../checks/refusal.ts';
import { UserError } from '../context.ts';
import { openService } from './service-calls.ts';

type Calls = ReturnType<typeof openService>;
const silent = () => undefined;
const order = { uploads: [], stored: [] };

/** Runs `work` with the calls at something that answers like that. */
async function withAnswers(
  answer: RequestListener,
  work: (calls: Calls, warnings: string[]) => Promise<void>,
) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const warnings: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  const calls = openService({ url, token: 'evt_1', warn: (line) => warnings.push(line) });
  await work(calls, warnings).finally(close);
}

/** Says a line, and ends like a process that is killed. */
function breakOff(response: ServerResponse): void {
  response.writeHead(200);
  response.write('{"line":"Checking ..."}\n{"do', () => response.destroy());
}

const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  // All else is shown with a stack.
  expect(error).toBeInstanceOf(UserError);
  return (error as Error).message;
};

test('a service that is killed in the middle of a release is said, with what tells how far it came', () =>
  withAnswers(
    (_, response) => breakOff(response),
    async (calls) => {
      const lines: string[] = [];
      const words = await refusalOf(calls.release(order, (line) => lines.push(line)));
      expect(words).toMatch(/ broke off: npm run status .* npm run history/);
      expect(lines).toEqual(['Checking ...']);
      expect(await refusalOf(calls.status())).toContain('broke off');
    },
  ));

test('no network, or no service there, is said in a line', async () => {
  const calls = openService({ url: `http://127.0.0.1:${await freePort()}`, token: 'evt_1' });
  for (const call of [calls.status(), calls.release(order, silent), calls.holds('a', '1')]) {
    expect(await refusalOf(call)).toMatch(/does not answer: .*ECONNREFUSED/);
  }
  const nowhere = openService({ url: 'http://release.invalid', token: 'evt_1' });
  expect(await refusalOf(nowhere.status())).toContain('http://release.invalid does not answer');
});

test.each([
  ['a page', '<!doctype html><p>Welcome</p>\n'],
  ['a document of something else', '{"ok":true}\n'],
])('%s at the address of the service is told from it', (_, text) =>
  withAnswers(
    (_request, response) => response.end(text),
    async (calls) => {
      for (const call of [calls.status(), calls.release(order, silent)]) {
        expect(await refusalOf(call)).toContain('no release service that this command knows');
      }
    },
  ),
);

test('a file goes on where it was when the service comes back', () =>
  inTemporaryFolder(async (folder) => {
    const path = 'browser/a.js';
    const text = 'console.log(1);';
    await mkdir(join(folder, 'browser'));
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, 'artifact.json'), '{}');
    const sent: [string | undefined, string][] = [];
    const answer: RequestListener = async (request, response) => {
      const offset = request.headers['upload-offset'];
      if (request.method === 'HEAD')
        return void response.writeHead(204, { 'Upload-Offset': 4 }).end();
      let body = '';
      for await (const part of request) body += part;
      if (request.method === 'POST') {
        const missing = [{ path, bytes: text.length, offset: 0 }];
        return void response.writeHead(201).end(JSON.stringify({ id: 'one', missing }));
      }
      sent.push([String(offset), body]);
      if (sent.length === 1) return void response.destroy();
      response.writeHead(sent.length === 2 ? 409 : 204).end();
    };
    await withAnswers(answer, async (calls) => {
      expect(await calls.upload(folder)).toEqual({ id: 'one', bytes: text.length });
    });
    expect(sent).toEqual([
      ['0', text],
      ['4', text.slice(4)],
      ['4', text.slice(4)],
    ]);
  }));

// TOKEN-3
test('a warning of a newer or damaged service never fails a call, and answers without ends are read', () =>
  withAnswers(
    (request, response) => {
      response.setHeader('token-ends', request.method === 'GET' ? 'soon' : '2027-01-12T10:00:00Z');
      response.end(JSON.stringify({ id: '0123456789ab', text: 'evt_', tokens: [] }));
    },
    async (calls, warnings) => {
      expect(await calls.tokens()).toEqual({ tokens: [] });
      expect(warnings).toEqual([]);
      expect(await calls.giveToken({ app: 'catalog' })).toMatchObject({ id: '0123456789ab' });
      expect(warnings).toEqual([expect.stringMatching(/^The token 1 ends on 12 January 2027 \(/)]);
    },
  ));

test('a refusal comes through, however long its words are', () =>
  withAnswers(
    (_, response) => {
      const long = 'x'.repeat(3_000);
      const refused = [{ rule: 'run', place: long, message: long, remedy: 'Mend it.' }];
      response.end(`${JSON.stringify({ refused })}\n`);
    },
    async (calls) => {
      await expect(calls.release(order, silent)).rejects.toThrow(ReleaseRefused);
    },
  ));
