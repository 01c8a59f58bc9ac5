import { join } from 'node:path';
import { writtenDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import { appDirectory } from '../../build/apps.ts';
import { readIfThere } from '../../registry/disk.ts';
import { findFaults, parseJson } from '../../registry/documents.ts';
import { type Fault, RegistryError } from '../../registry/registry-error.ts';
import type { Refusal } from './refusal.ts';

async function faultsOf(directory: string, file: string): Promise<Fault[]> {
  const text = await readIfThere(join(directory, 'remote.json'));
  if (text === undefined) return [{ field: '(document)', expected: 'must be there' }];
  try {
    return findFaults(writtenDescriptorSchema, parseJson(file, text));
  } catch (error) {
    if (error instanceof RegistryError) return [...error.faults];
    throw error;
  }
}

/** A remote's `remote.json` fits its schema. Checked before building: the build relies on it. */
export async function checkDescriptor(root: string, remote: string): Promise<Refusal[]> {
  const file = `remotes/${remote}/remote.json`;
  return (await faultsOf(appDirectory(root, remote), file)).map(({ field, expected }) => ({
    rule: 'descriptor',
    place: `${file}, ${field}`,
    message: expected,
    remedy: `Correct ${field} in ${file}.`,
  }));
}
