import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkList, HostArtifact, PageRemote } from '@evmandi/contract/platform/composition';
import { pageMenu } from '@evmandi/contract/platform/page-menu';
import {
  type RemoteDescriptor,
  remoteDescriptorSchema,
} from '@evmandi/contract/platform/remote-descriptor';
import { addresses, HOST, layoutRecord, listApps, type Site } from '@evmandi/platform/bench';

const NO_CHUNKS: ChunkList = { js: [], css: [] };

function readDescriptor(root: string, name: string): RemoteDescriptor {
  const file = join(root, 'remotes', name, 'remote.json');
  return remoteDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function describeRemote(
  { name, title, routes, slots, layouts }: RemoteDescriptor,
  version: string,
): PageRemote {
  return {
    ...{ name, version, title, entry: '', chunks: NO_CHUNKS, routes, slots },
    ...layoutRecord(layouts, () => NO_CHUNKS),
  };
}

/** The one bundle as the edge knows a site: the remotes' routes stand in it, but no address of theirs. */
export function monolithSite(root: string, artifact: HostArtifact): Site {
  const { entry, async, fonts, icon } = artifact.browser;
  const [fontAddresses, [iconAddress]] = [fonts, icon ? [icon] : []].map(
    (files) => addresses(artifact, { js: files, css: [] }).js,
  ) as [string[], string[]];
  const descriptors = listApps(root)
    .filter((app) => app !== HOST)
    .map((name) => readDescriptor(root, name));
  return {
    page: {
      number: 1,
      host: { version: artifact.version },
      remotes: descriptors.map((descriptor) => describeRemote(descriptor, artifact.version)),
      menu: pageMenu(descriptors),
    },
    host: {
      entry: addresses(artifact, entry),
      async: addresses(artifact, async),
      fonts: fontAddresses,
      ...(iconAddress === undefined ? {} : { icon: iconAddress }),
    },
  };
}

/** The owner of a path with the chunks that its screen needs, so that the document hints at them. */
export function withHints(
  remote: PageRemote,
  { host }: Site,
  hints: ChunkList = NO_CHUNKS,
): PageRemote {
  const [entry = host.entry.js[0] ?? '', ...js] = hints.js;
  return { ...remote, entry, chunks: { js, css: hints.css } };
}
