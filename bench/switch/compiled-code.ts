import type { CDPSession } from '@playwright/test';

/** The part of a heap snapshot that is read here: nodes are rows of numbers, one after the other. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function takeSnapshot(cdp: CDPSession): Promise<Snapshot> {
  let text = '';
  const onChunk = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  return JSON.parse(text) as Snapshot;
}

/**
 * Bytes of the heap that hold code which the engine compiled. It grows for as long as the engine finds
 * something worth compiling better, whatever the page does.
 */
export async function compiledCodeBytes(cdp: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(cdp);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
