import type { PageComposition } from '@evmandi/contract/composition';
import { DATA_BLOCK, type PublicConfig } from '@evmandi/contract/page-data';

function block<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page holds no data block "${id}"`);
  return JSON.parse(text) as T;
}

/** What the edge wrote into the document. Throws when a block is missing. */
export function readPageData() {
  return {
    composition: block<PageComposition>(DATA_BLOCK.composition),
    config: block<PublicConfig>(DATA_BLOCK.config),
  };
}
