import type { Page } from '@playwright/test';

/** A file of an artefact that came over the wire. */
interface ReceivedFile {
  /** Its address below `/artifacts/`, without what says which content it has. */
  name: string;
  /** As sent. */
  bytes: number;
}

const nameOf = (address: string) => address.replace(/\.[\w-]{43}\./, '.').replace('/files/', '/');

/** Returns a list that each file of an artefact joins that a page does not have already. */
export async function watchFiles(page: Page): Promise<ReceivedFile[]> {
  const cdp = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const files: ReceivedFile[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const [, address] = /\/artifacts\/(.*)$/.exec(response.url) ?? [];
    const kept = response.fromDiskCache || response.fromPrefetchCache;
    if (address && !kept) addresses.set(requestId, address);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const address = addresses.get(requestId);
    if (address && bytes > 0) files.push({ name: nameOf(address), bytes });
  });
  await cdp.send('Network.enable');
  return files;
}
