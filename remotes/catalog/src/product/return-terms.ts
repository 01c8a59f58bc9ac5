import type { ShownDetail } from '../shopping/shown-product.ts';

interface ReturnTerms {
  /** Beside "30-day return". */
  short: string;
  sentence: string;
}

/** In which state a product can come back: a vehicle has no box, and a used one has been driven. */
export function returnTerms({
  vehicle,
  condition,
}: Pick<ShownDetail, 'vehicle' | 'condition'>): ReturnTerms {
  if (!vehicle) {
    return {
      short: 'unused, in box',
      sentence: 'Unused parts in their box can come back within 30 days.',
    };
  }
  return condition === 'used'
    ? {
        short: 'as it was delivered',
        sentence: 'A used vehicle can come back within 30 days, as it was delivered.',
      }
    : {
        short: 'unused, not registered',
        sentence: 'A new vehicle can come back within 30 days, unused and not registered.',
      };
}
