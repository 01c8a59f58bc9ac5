import { z } from 'zod';
import { answerField } from './fields.ts';

/** Those that are kept at most. */
export const MAX_SAVED_ANSWERS = 100;

/** `POST /api/admin/saved-answers`. One that is there already is not saved twice. 409 `answers_full`. */
export const saveAnswerSchema = z.object({ text: answerField });
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;

export const savedAnswerIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, { error: 'Name the saved answer by its id' })
    .describe('From the list'),
});

/** All calls answer what is saved by any of the staff, by its first letters. */
export const savedAnswersSchema = z.object({
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;
