import { realpathSync } from 'node:fs';

interface Confined {
  /** Absolute path of the script that the process runs. */
  script: string;
  /** Absolute paths of folders whose files it may read. */
  folders: readonly string[];
  memoryLimitMb: number;
}

/** Node's flags that switch its permission model on, in the given version: it had another name at first. */
export function permissionFlags(version: string = process.versions.node): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const named = major >= 24 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  // From there on the model also closes the network; which addresses are open is our own code's matter.
  const network = major >= 25 ? ['--allow-net'] : [];
  return [named ? '--permission' : '--experimental-permission', ...network];
}

function bothNames(path: string): string[] {
  try {
    return [...new Set([path, realpathSync(path)])];
  } catch {
    return [path];
  }
}

/**
 * Flags for a Node process that runs foreign code: it reads its script and the given folders, and writes nothing,
 * starts no process or thread, loads no add-on and compiles no text.
 */
export function confinedFlags({ script, folders, memoryLimitMb }: Confined): string[] {
  const readable = [
    ...bothNames(script),
    ...folders.flatMap(bothNames).map((folder) => `${folder}/*`),
  ];
  return [
    ...permissionFlags(),
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${memoryLimitMb}`,
  ];
}
