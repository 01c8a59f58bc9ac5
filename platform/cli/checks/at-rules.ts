import type { AtRule } from 'postcss';
import { LAYERS } from '../../build/layer-order-plugin.ts';

/** They say when the rules in them hold; those are looked at by themselves. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style', 'charset']);

/** What they define is known to the whole page by its name, so that the name has to be the remote's. */
const NAMED = new Set(['keyframes', 'property', 'counter-style', 'position-try']);

/** `@bottom-right` and the other margins of a page on paper. */
const MARGIN =
  /^(?:(?:top|bottom)-(?:center|(?:left|right)(?:-corner)?)|(?:left|right)-(?:top|middle|bottom))$/i;

const withoutVendor = (name: string) => name.toLowerCase().replace(/^-\w+-/, '');

/** Layers of the page's own order, in that order. */
function layersFit({ params, nodes }: AtRule): boolean {
  const places = params.split(',').map((name) => {
    const [layer = ''] = name.trim().split('.');
    return LAYERS.indexOf(layer);
  });
  if (places.includes(-1)) return false;
  return (
    nodes !== undefined || places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  );
}

/** The typeface that a rule brings, as it names it. */
export function familyOf({ nodes = [] }: AtRule): string {
  const family = nodes.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return family?.type === 'decl' ? family.value : '';
}

/** Whether a name begins with that of the remote: `auth_fade_x1`, `--auth-angle`, `"auth display"`. */
const isOf = (app: string, name: string) =>
  new RegExp(`^["']?(?:--)?${app}[-_ ]`).test(name.trim());

/** With a name a page holds for what asks for it; without one for every print. */
const isNamedPage = ({ name, params }: AtRule) =>
  withoutVendor(name) === 'page' && /^[a-z]/i.test(params);

/** Whether a rule fills a margin of such a page, as with its number. */
const isMarginOfNamedPage = ({ name, parent }: AtRule) =>
  MARGIN.test(name) && parent?.type === 'atrule' && isNamedPage(parent as AtRule);

/** What an at-rule of a remote's sheet does to the whole page, as the rest of a sentence. */
export function reachOf(rule: AtRule, app: string): string | undefined {
  const name = withoutVendor(rule.name);
  if (CONDITIONS.has(name)) return undefined;
  if (name === 'layer') {
    return layersFit(rule)
      ? undefined
      : `layers of the page are ${LAYERS.join(', ')}, in that order`;
  }
  if (name === 'font-face') {
    return isOf(app, familyOf(rule)) ? undefined : 'gives a typeface of the page other files';
  }
  if (isNamedPage(rule) || isMarginOfNamedPage(rule)) return undefined;
  if (!NAMED.has(name)) return 'holds for the whole page';
  return isOf(app, rule.params) ? undefined : 'defines a name for the whole page';
}
