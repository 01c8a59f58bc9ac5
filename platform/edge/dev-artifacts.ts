import type {
  ChunkList,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import { HOST_LAYOUTS } from '@evmandi/contract/platform/layouts';
import type { RemoteDescriptor } from '@evmandi/contract/platform/remote-descriptor';
import type { DevStyles } from '../build/dev-build.ts';

/** Version of all that comes from a dev server. */
export const DEV_VERSION = 'dev';

const NO_CHUNKS: ChunkList = { js: [], css: [] };
const NO_NAMES = { runtime: [], router: [], tokens: [], slots: [] };
const COMMON = {
  version: DEV_VERSION,
  files: {},
  uses: NO_NAMES,
  singletons: [],
  server: { entry: 'server/index.js' },
};

/** Scripts are left to the page: nothing is gained by hints within one machine. */
const lazyChunks = ({ lazy }: DevStyles): [string, ChunkList][] =>
  Object.entries(lazy).map(([file, css]) => [
    file,
    { js: [], css: css.map((sheet) => `browser/${sheet}`) },
  ]);

/** The artefact that stands for the host's dev server where pages are rendered. */
export const devHost = (): HostArtifact => ({
  ...COMMON,
  kind: 'host',
  name: 'host',
  provides: { ...NO_NAMES, layouts: [...HOST_LAYOUTS] },
  browser: { entry: NO_CHUNKS, async: NO_CHUNKS, fonts: [] },
});

/** The artefact that stands for a remote's dev server where pages are rendered. */
export const devRemote = (descriptor: RemoteDescriptor, styles: DevStyles): RemoteArtifact => ({
  ...COMMON,
  kind: 'remote',
  name: descriptor.name,
  descriptor,
  browser: {
    manifest: '',
    entry: '',
    exposes: {},
    lazy: Object.fromEntries(lazyChunks(styles)),
  },
});
