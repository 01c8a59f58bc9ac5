import {
  formatField,
  integrityField,
  type ObjectSchema,
  readObject,
  writtenObject,
} from '@evmandi/contract/platform/documents';
import { z } from 'zod';
import { sealed } from './digests.ts';
import { documentText, parseSealed, requireField } from './documents.ts';

const channelOf = (object: ObjectSchema) =>
  object({
    format: formatField,
    sequence: z.number().int().positive(),
    /** Number of the composition that is live from here on. */
    composition: z.number().int().positive(),
    movedAt: z.iso.datetime(),
    seal: integrityField.optional(),
  });

const channelSchema = channelOf(readObject);
const writtenChannelSchema = channelOf(writtenObject);

/** `channels/stable/<sequence>.json`; the highest sequence is where the channel points. */
export type ChannelState = z.infer<typeof channelSchema>;

/** Reads the stored state of that number; throws a RegistryError unless it is that one, unchanged. */
export function parseChannelState(text: string, sequence: number): ChannelState {
  const file = `channels/stable/${sequence}.json`;
  const state = parseSealed(file, channelSchema, text);
  requireField(file, 'sequence', state.sequence, sequence);
  return state;
}

/** The document of a move of the channel at this moment. */
export function channelText(sequence: number, composition: number): string {
  const movedAt = new Date().toISOString();
  return documentText(sealed(writtenChannelSchema.parse({ sequence, composition, movedAt })));
}

const isSame = (one: ChannelState, other: ChannelState) =>
  one.sequence === other.sequence &&
  one.composition === other.composition &&
  one.movedAt === other.movedAt;

/**
 * Whether the channel was moved since the state that is served. Where an older copy of the registry was put
 * back, its moves are counted from there, and only their time tells.
 */
export const isLater = (next: ChannelState, served: ChannelState): boolean =>
  next.sequence > served.sequence || (!isSame(next, served) && next.movedAt > served.movedAt);

/** Whether a channel with that newest state has lost the one that is served, and none came since. */
export const hasLost = (newest: ChannelState | undefined, served: ChannelState): boolean =>
  !newest || (!isSame(newest, served) && !isLater(newest, served));
