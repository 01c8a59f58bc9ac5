import { AtRule, type Plugin, type Rule } from 'postcss';

const HOVERS = '(hover: hover)';
const isHovered = (selector: string) => selector.includes(':hover');

function isWithin({ parent }: Rule): boolean {
  for (let at = parent; at && at.type !== 'root'; at = at.parent as typeof parent) {
    if (at.type === 'atrule' && (at as AtRule).params.includes('hover')) return true;
  }
  return false;
}

/**
 * Styles of what is pointed at hold where a device points: a finger leaves them behind on what it pressed. Of a list
 * of selectors the others stay as they are.
 */
export const hoverOnly = (): Plugin => ({
  postcssPlugin: 'hover-only',
  Rule(rule) {
    const hovered = rule.selectors.filter(isHovered);
    if (hovered.length === 0 || isWithin(rule)) return;
    const others = rule.selectors.filter((selector) => !isHovered(selector));
    const media = new AtRule({ name: 'media', params: HOVERS, source: rule.source });
    media.append(rule.clone({ selectors: hovered }));
    rule.after(media);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
});
