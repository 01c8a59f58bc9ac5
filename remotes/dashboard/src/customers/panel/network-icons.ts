import {
  type IconX as Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
} from '@evmandi/ui/icons';

const ICONS = new Map<string, typeof Icon>([
  ['facebook', IconBrandFacebook],
  ['instagram', IconBrandInstagram],
  ['linkedin', IconBrandLinkedin],
  ['whatsapp', IconBrandWhatsapp],
  ['x', IconBrandX],
]);

/** The mark of a social network; none where it is not known, and its name stands instead. */
export const networkIcon = (network: string) => ICONS.get(network.toLowerCase());
