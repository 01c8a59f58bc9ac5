import {
  isKind,
  optionsOf,
  PictureRequestError,
  parsePictureRequest,
  picture,
} from '@evmandi/artwork';
import { z } from 'zod';
import { cacheForever } from '../http/caching.ts';
import { invalid, notFound } from '../http/failure.ts';
import { route } from '../http/route.ts';

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

/** The parameters that a drawing of the kind has: others are ignored, as everywhere. */
function knownTo(kind: string, search: URLSearchParams): URLSearchParams {
  const options = isKind(kind) ? optionsOf(kind).map(({ name }) => name) : [];
  const names = new Set(['title', 'v', ...options]);
  return new URLSearchParams([...search].filter(([name]) => names.has(name)));
}

export const pictureRoutes = {
  draw: route({
    summary: 'A drawing; options that its kind has are given as parameters',
    mediaType: 'image/svg+xml',
    errors: [404],
    example: { params: { kind: 'brakePad', view: 'cut.svg' } },
    params: z.object({ kind: z.string(), view: z.string() }),
    handle: (_api, request, reply) => {
      const { kind, view } = request.params;
      const [, query = ''] = request.url.split('?', 2);
      const { svg, current } = draw(kind, view, knownTo(kind, new URLSearchParams(query)));
      if (current) cacheForever(reply);
      // The site, on an address of its own, shows them.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.type('image/svg+xml; charset=utf-8');
      return svg;
    },
  }),
};
