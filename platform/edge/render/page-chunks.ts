import type { ChunkList } from '@evmandi/contract/platform/composition';
import { addresses } from '../site.ts';
import { layoutProvider, type PageRequest } from './page-request.ts';

const NO_CHUNKS: ChunkList = { js: [], css: [] };

function screenChunks({ site, remote }: PageRequest, files: string[]): ChunkList {
  const artifact = site.release?.remotes.find(({ name }) => name === remote.name);
  if (!artifact) return NO_CHUNKS;
  const lists = files.map((file) => addresses(artifact, artifact.browser.lazy[file]));
  const all = (kind: 'js' | 'css') => [...new Set(lists.flatMap((list) => list[kind]))];
  return { js: all('js'), css: all('css') };
}

/** Chunks of the layout that a remote provides for the page; none when the host draws it. */
function layoutChunks(request: PageRequest): ChunkList {
  const provider = layoutProvider(request);
  const chunks = provider?.layouts?.[request.route.layout];
  if (!provider || !chunks) return NO_CHUNKS;
  const entry = provider.name === request.remote.name ? [] : [provider.entry];
  return { js: [...entry, ...chunks.js], css: chunks.css };
}

/** Returns the chunks of a page's layout and screen; `files` are the screen's in the server build. */
export function pageChunks(request: PageRequest, files: string[]): ChunkList {
  const [layout, screen] = [layoutChunks(request), screenChunks(request, files)];
  return { js: [...layout.js, ...screen.js], css: [...layout.css, ...screen.css] };
}
