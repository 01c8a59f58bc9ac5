import { readBody, sendJson } from './answers.ts';
import { CallError } from './call-error.ts';
import { OFFSET_HEADER, uploadSchema } from './contract.ts';
import type { Route, ServiceOptions } from './route.ts';

/** `/<id>/files/<path>`. */
function fileOf(rest: string) {
  const [, id, path] = /^\/([0-9a-f]{32})\/files\/(.+)$/.exec(rest) ?? [];
  if (id === undefined || path === undefined) throw new CallError(404, 'There is no such call.');
  try {
    return { id, path: decodeURIComponent(path) };
  } catch {
    throw new CallError(400, 'The path of the file is malformed.');
  }
}

/** The calls by which what was built comes here, file by file. */
export function uploadRoutes({ uploads }: ServiceOptions): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/uploads',
      handle: async ({ content, response, caller }) => {
        const { artifact } = await readBody(content, uploadSchema);
        sendJson(response, 201, await uploads.begin(caller, artifact));
      },
    },
    {
      method: 'HEAD',
      path: '/v1/uploads',
      open: true,
      handle: async ({ response, caller, rest }) => {
        const { id, path } = fileOf(rest);
        response.setHeader(OFFSET_HEADER, await uploads.offsetOf(caller, id, path));
        response.writeHead(204).end();
      },
    },
    {
      method: 'PUT',
      path: '/v1/uploads',
      open: true,
      handle: async ({ request, content, response, caller, rest }) => {
        const { id, path } = fileOf(rest);
        const given = request.headers[OFFSET_HEADER] ?? '0';
        if (typeof given !== 'string' || !/^\d{1,12}$/.test(given)) {
          throw new CallError(400, `${OFFSET_HEADER} must be a number of bytes.`);
        }
        const length = Number(request.headers['content-length'] ?? 0);
        const chunk = { path, offset: Number(given), length, content };
        response.setHeader(OFFSET_HEADER, await uploads.write(caller, id, chunk));
        response.writeHead(204).end();
      },
    },
  ];
}
