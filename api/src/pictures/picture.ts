import {
  type Kind,
  type OptionsFor,
  type PictureOptions,
  picturePath,
  type View,
} from '@evmandi/artwork';
import type { Picture } from '../../contract/catalog.ts';

/** A product drawing as the database keeps it: without view and title. */
export interface Drawing {
  kind: Kind;
  options: PictureOptions;
}

/** A drawing whose options the compiler has checked. */
export const draw = <K extends Kind>(kind: K, options: OptionsFor<K> = {}): Drawing => ({
  kind,
  options: { ...options },
});

/** Address and text of one view of a drawing. */
export const pictureOf = ({ kind, options }: Drawing, view: View, alt: string): Picture => ({
  path: picturePath({ kind, options, view }),
  alt,
});
