import type { FitVerdict } from '@evmandi/contract/domain/fitment';
import { fitText, fittedText, judgedFit } from './fit-text.ts';

const at = (name: string, position: 'front' | 'rear' | null) => ({
  ...{ vehicle: name, name, position },
  ...{ quantity: 1, note: '' },
});
const verdict = (kind: FitVerdict['verdict'], ...fits: FitVerdict['fits']): FitVerdict => ({
  ...{ id: '1', verdict: kind },
  fits,
});
const forTwo = { universal: false, models: 2, first: 'Ather 450X' };
const none = { universal: false, models: 0, first: null };

it.each([
  ['For Ather 450X + 1 more', forTwo, undefined],
  ['For Ather 450X', { ...forTwo, models: 1 }, undefined],
  ['Universal', { universal: true, models: 0, first: null }, undefined],
  ['Check the fit with an expert', none, undefined],
  ['Check the fit with an expert', none, verdict('unknown')],
  ['Does not fit your vehicles', forTwo, verdict('not')],
  ['Fits Ather 450X (front)', forTwo, verdict('fits', at('Ather 450X', 'front'))],
  ['Fits Ather 450X', forTwo, verdict('fits', at('Ather 450X', null))],
  [
    'Fits Ather 450X (front and rear)',
    forTwo,
    verdict('fits', at('Ather 450X', 'front'), at('Ather 450X', 'rear')),
  ],
  [
    'Fits Ather 450X + 1 more',
    forTwo,
    verdict('fits', at('Ather 450X', 'front'), at('Ola S1 Pro', 'front')),
  ],
])('%s', (text, fitment, answer) => {
  const judged = answer && { ...answer, text: fittedText(answer) };
  expect(judgedFit(fitText(fitment), judged).text).toBe(text);
});
