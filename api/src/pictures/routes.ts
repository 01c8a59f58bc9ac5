import {
  isKind,
  optionsOf,
  PictureRequestError,
  parsePictureRequest,
  picture,
} from '@evmandi/artwork';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import { cacheForever } from '../http/caching.ts';
import { invalid, notFound } from '../http/failure.ts';

const paramsSchema = z.object({ kind: z.string(), view: z.string() });

function draw(kind: string, view: string, search: URLSearchParams) {
  try {
    const wanted = parsePictureRequest(kind, view, search);
    const svg = picture(wanted.kind, wanted.options, wanted.view, wanted.title);
    return { svg, current: wanted.current };
  } catch (error) {
    if (!(error instanceof PictureRequestError)) throw error;
    const { parameter, message } = error;
    if (parameter === 'kind' || parameter === 'view') throw notFound(message);
    throw invalid([{ path: parameter, message: message.slice(parameter.length + 2) }]);
  }
}

/** Of the parameters those that mean something to a drawing of the kind: the rest is ignored, as everywhere. */
function knownTo(kind: string, search: URLSearchParams): URLSearchParams {
  const options = isKind(kind) ? optionsOf(kind).map(({ name }) => name) : [];
  const names = new Set(['title', 'v', ...options]);
  return new URLSearchParams([...search].filter(([name]) => names.has(name)));
}

const doc = {
  summary: 'A drawing; options that its kind has are given as parameters',
  mediaType: 'image/svg+xml',
  errors: [404],
  example: { params: { kind: 'brakePad', view: 'cut.svg' } },
};

/** `GET /pictures/:kind/:view`, for example `/pictures/brakePad/cut.svg?accent=c2410c`: a drawing as SVG. */
export function pictureRoutes({ app }: Api): void {
  app.get(
    '/pictures/:kind/:view',
    { config: { access: 'public', doc }, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { kind, view } = request.params;
      const [, query = ''] = request.url.split('?', 2);
      const { svg, current } = draw(kind, view, knownTo(kind, new URLSearchParams(query)));
      if (current) cacheForever(reply);
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
}
