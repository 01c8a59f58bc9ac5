import type { CardFitment, FitVerdict, Verdict } from '@evmandi/contract/domain/fitment';

/** How a mark looks: it fits, fits any, has to be asked for, does not fit, or is for others. */
export type FitTone = 'yes' | 'any' | 'ask' | 'no' | 'for';

/** "Ather 450X (front)", or "Ather 450X + 1 more" for several. */
export function fittedText(verdict: FitVerdict): string {
  const [first = '', ...others] = [...new Set(verdict.fits.map(({ name }) => name))];
  if (others.length > 0) return `${first} + ${others.length} more`;
  const positions = [...new Set(verdict.fits.map(({ position }) => position))];
  const position = positions.length > 1 ? 'front and rear' : positions[0];
  return position ? `${first} (${position})` : first;
}

export interface Fit {
  /** Left out for what is for others: most parts are, and a document holds it for each. */
  tone?: Exclude<FitTone, 'for'>;
  text: string;
}

/** What a mark says of a part alone. */
export function fitText({ universal, models, first }: CardFitment): Fit {
  if (universal) return { tone: 'any', text: 'Universal' };
  if (!first) return { tone: 'ask', text: 'Check the fit with an expert' };
  return { text: `For ${first}${models > 1 ? ` + ${models - 1} more` : ''}` };
}

/** The same with the verdict of the garage, where there is one. */
export function judgedFit(fit: Fit, judged?: { verdict: Verdict; text: string }): Fit {
  if (judged?.verdict === 'fits') return { tone: 'yes', text: `Fits ${judged.text}` };
  return judged?.verdict === 'not' ? { tone: 'no', text: 'Does not fit your vehicles' } : fit;
}
