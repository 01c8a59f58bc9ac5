import type { WorkshopPart, WorkshopParts } from '@evmandi/api/contract/workshop';
import { read } from '@evmandi/runtime';

/** Parts by the beginning of their number or of words of their name, with their stock. */
export async function findParts(q: string, signal?: AbortSignal): Promise<WorkshopPart[]> {
  const options = { params: { q }, ...(signal && { signal }) };
  return (await read<WorkshopParts>('/job-cards/parts', options)).parts;
}

/** Parts that the words of complaints name. */
export async function proposeParts(
  complaints: string,
  signal: AbortSignal,
): Promise<WorkshopPart[]> {
  return (await read<WorkshopParts>('/job-cards/parts', { signal, params: { complaints } })).parts;
}

const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a text is the whole part number, however it is written. */
export const isSku = (sku: string, text: string): boolean => key(sku) === key(text);
