import { artifactSchema } from '@evmandi/contract/platform/composition';
import { contentDigest } from '../cli/checks/same-bytes.ts';
import { integrityOf } from '../registry/digests.ts';

type Files = Record<string, { bytes?: number; br?: number }>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Bytes of an artefact with its compressed copies, as the text of its document records them. */
export function bytesOf(text: string): number {
  const { files = {} } = (parsed(text) ?? {}) as { files?: Files };
  return Object.values(files).reduce(
    (sum, { bytes = 0, br = 0 }) => sum + bytes + br,
    Buffer.byteLength(text),
  );
}

/** Names the content of an artefact. Of one that is damaged it is the digest of the text, which no build has. */
export function digestOf(text: string): string {
  const artifact = artifactSchema.safeParse(parsed(text)).data;
  return artifact ? contentDigest(artifact) : integrityOf(text);
}
