import type { BodyStyle, Colour } from '@evmandi/api/contract/filters';

/** Values of filters as addresses name them, in the order of the specification. */
export const COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'black',
  'orange',
  'purple',
] as const satisfies readonly Colour[];

export const BODY_STYLES = [
  'sports-bikes',
  'cruiser-bikes',
  'commuter-bikes',
  'sports-naked-bikes',
  'off-road-bikes',
  'super-bikes',
] as const satisfies readonly BodyStyle[];

export const CONDITIONS = ['new', 'used'] as const;
export const FUELS = ['petrol', 'electric', 'hybrid', 'cng'] as const;
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** True for what may be the API's name of something: of a category, a brand or a model. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,80}$/.test(text);
