import type { PageComposition } from '@evmandi/contract/platform/composition';
import { DATA_BLOCK, type PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderedPage } from '@evmandi/contract/platform/render';

function blockIfThere<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

function block<T>(id: string): T {
  const data = blockIfThere<T>(id);
  if (data === undefined) throw new Error(`The page holds no data block "${id}"`);
  return data;
}

/** What the edge wrote into the document; `rendered` only when the page was rendered on the server. */
export function readPageData() {
  return {
    composition: block<PageComposition>(DATA_BLOCK.composition),
    config: block<PublicConfig>(DATA_BLOCK.config),
    rendered: blockIfThere<RenderedPage>(DATA_BLOCK.rendered),
  };
}
