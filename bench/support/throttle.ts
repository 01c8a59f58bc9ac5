import type { CDPSession } from '@playwright/test';
import type { Throttling } from '../first-load/conditions.ts';

const BITS_PER_BYTE = 8;
const UPLOAD_SHARE = 3;

/** Slows the network and processor of a page down; `undefined` leaves them as they are. */
export async function throttle(cdp: CDPSession, throttling: Throttling | undefined): Promise<void> {
  if (!throttling) return;
  const { network, cpuSlowdown } = throttling;
  if (network) {
    const downloadThroughput = network.bitsPerSecond / BITS_PER_BYTE;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput,
      uploadThroughput: downloadThroughput / UPLOAD_SHARE,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
