import type { AtRule, Rule as StyleRule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** What is selected has to fit one of these; the others only say what it is near to, or is not. */
const EITHER = new Set([':where', ':is', ':matches']);

/** What is said of one element, and how it stands to the element before. */
interface Compound {
  nodes: Node[];
  joinedBy: string;
}

const BELOW = new Set(['', '>']);
/** The element that the outer rule selects, and whatever lies below it. */
const OUTER: Compound = { nodes: [parser.nesting()], joinedBy: '' };

function compoundsOf(selector: Selector, nested: boolean): Compound[] {
  const compounds: Compound[] = [{ nodes: [], joinedBy: '' }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ nodes: [], joinedBy: node.value.trim() });
    else compounds.at(-1)?.nodes.push(node);
  }
  if (!nested) return compounds;
  const relative = compounds[0]?.nodes.length === 0;
  if (relative) return [OUTER, ...compounds.slice(1)];
  let namesOuter = false;
  selector.walkNesting(() => {
    namesOuter = true;
  });
  return namesOuter ? compounds : [OUTER, ...compounds];
}

interface Standing {
  prefix: string;
  nested: boolean;
}

/** Whether these elements only are such that carry a class of the remote, or lie below one that does. */
function isOwn(compounds: readonly Compound[], standing: Standing): boolean {
  const carries = (node: Node): boolean => {
    if (node.type === 'class') return node.value.startsWith(standing.prefix);
    if (node.type === 'nesting') return standing.nested;
    if (node.type !== 'pseudo' || !EITHER.has(node.value)) return false;
    // A choice stands for itself, without the outer element before it.
    const choices = node.nodes.map((choice) => compoundsOf(choice, false));
    return choices.length > 0 && choices.every((choice) => isOwn(choice, standing));
  };
  /** Whether the element lies below one of the remote's. */
  const isBelow = (at: number): boolean => {
    const compound = compounds[at];
    if (!compound || at === 0) return false;
    return BELOW.has(compound.joinedBy) ? isWithin(at - 1) : isBelow(at - 1);
  };
  const isWithin = (at: number): boolean =>
    (compounds[at]?.nodes.some(carries) ?? false) || isBelow(at);
  return isWithin(compounds.length - 1);
}

/** Whether the rule stands in another one, whose elements its selectors may name. */
function isNested({ parent }: StyleRule | AtRule): boolean {
  if (parent?.type === 'rule') return true;
  return parent?.type === 'atrule' && isNested(parent as AtRule);
}

/** Selectors of a rule that fit elements of others; classes of the remote begin with `prefix`. */
export function strangeSelectors(rule: StyleRule, prefix: string): string[] {
  const nested = isNested(rule);
  return parser()
    .astSync(rule.selector)
    .nodes.filter((selector) => !isOwn(compoundsOf(selector, nested), { prefix, nested }))
    .map((selector) => String(selector).trim());
}
