import type { JobCardStage } from '@evmandi/contract/domain/job-card-status';
import { counted } from '@evmandi/contract/domain/numbers';
import { conflict } from '../../http/failure.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';
import { NEXT_STAGES } from '../card-stages.ts';
import type { HeldCard } from './hold-card.ts';
import { countTasks } from './work-on-card.ts';

/** Throws 409 while a task is open or a wanted part is not taken: the owner pays for what was done. */
async function mustBeDone(tx: Tx, { id }: HeldCard): Promise<void> {
  const { done, all } = await countTasks(tx, id);
  if (done < all) {
    throw conflict(
      'tasks_open',
      `${counted(all - done, 'task')} not done: tick what is done first`,
    );
  }
  const waiting = await tx
    .selectFrom('job_card_parts')
    .select('name')
    .where('job_card_id', '=', id)
    .whereRef('taken', '<', 'wanted')
    .orderBy('position')
    .executeTakeFirst();
  if (!waiting) return;
  throw conflict(
    'parts_waiting',
    `${waiting.name} is not taken: take it, or remove it from the card`,
  );
}

/** Checks a step of a card that is held. Returns what to tell of it. Throws 409. */
export async function moveCard(tx: Tx, card: HeldCard, stage: JobCardStage): Promise<string> {
  if (!NEXT_STAGES[card.stage].includes(stage)) {
    throw conflict(
      'wrong_transition',
      card.stage === stage
        ? `The card is ${stage} already`
        : `A card that is ${card.stage} cannot become ${stage}`,
    );
  }
  if (stage === 'Ready') await mustBeDone(tx, card);
  return `${card.stage} to ${stage}`;
}
