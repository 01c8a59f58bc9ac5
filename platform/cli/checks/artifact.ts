import type { Artifact } from '@evmandi/contract/platform/composition';
import { isRemoteName } from '@evmandi/contract/platform/remote-descriptor';
import { readArtifactFile } from '../../registry/artifact-store.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import type { Refusal } from './refusal.ts';
import { checkSizes } from './sizes.ts';

/** An artefact about to be released: what it claims to be and where its files are. */
export interface NewRelease {
  /** `host` or the remote's folder. */
  app: string;
  version: string;
  folder: string;
}

const REBUILD = 'Build it again with the preset of platform/build.';

const place = ({ app, version }: NewRelease) => `${app} ${version}, artifact.json`;

/** Reads `artifact.json` by its schema; refusals take the place of an artefact that does not fit. */
export async function readNewArtifact(release: NewRelease): Promise<Artifact | Refusal[]> {
  const broken = (field: string, message: string): Refusal => ({
    rule: 'artifact',
    place: `${place(release)}, ${field}`,
    message,
    remedy: REBUILD,
  });
  try {
    const artifact = await readArtifactFile(release.folder, 'artifact.json');
    if (!artifact) return [broken('(document)', 'is not there')];
    const tooLarge = checkSizes(`${release.app} ${release.version}`, artifact);
    return tooLarge.length > 0 ? tooLarge : artifact;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return error.faults.map(({ field, expected }) => broken(field, expected));
  }
}

/** The artefact is what its folder and version say, in `artifact.json` and in its descriptor. */
export function checkIdentity(release: NewRelease, artifact: Artifact): Refusal[] {
  const { app, version } = release;
  const claims: [string, string, string][] = [
    ['name', artifact.name, app],
    ['version', artifact.version, version],
  ];
  if (artifact.kind === 'remote') claims.push(['descriptor.name', artifact.descriptor.name, app]);
  const misnamed: Refusal[] =
    artifact.kind === 'remote' && !isRemoteName(artifact.name)
      ? [
          {
            rule: 'identity',
            place: `${place(release)}, name`,
            message: 'can be no name of a remote: visits that fail could not be told of it',
            remedy: 'Choose one of 40 characters at most, other than "host", and build it again.',
          },
        ]
      : [];
  const others = claims
    .filter(([, found, expected]) => found !== expected)
    .map(([field, found, expected]) => ({
      rule: 'identity',
      place: `${place(release)}, ${field}`,
      message: `is "${found}", but the folder says "${expected}"`,
      remedy: `Give remotes/${app}/remote.json the name of its folder, then build it again.`,
    }));
  return [...others, ...misnamed];
}
