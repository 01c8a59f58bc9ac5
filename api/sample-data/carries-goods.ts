import type { Drawing } from '../src/pictures/picture.ts';

/** Whether a carriage is made for goods, by its drawing: a rickshaw with something to load, a van without side windows. */
export const carriesGoods = ({ kind, options }: Drawing): boolean =>
  kind === 'van'
    ? options.body !== 'van' || options.windows === false
    : Boolean(options.cargo) || (options.load !== undefined && options.load !== 'none');
