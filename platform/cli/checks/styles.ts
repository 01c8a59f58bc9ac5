import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import postcss, { type AtRule, type Rule as StyleRule } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';

const FOREIGN = /(?:url\(\s*["']?|@import\s+["'])\s*((?:https?:)?\/\/[^"')\s]+)/i;
/** What is selected has to fit one of these; the others only say what it is near to, or is not. */
const EITHER = new Set([':where', ':is', ':matches']);

/** Whether a selector only fits elements that carry a class of the remote, or lie below one that does. */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.nodes.some((node) => {
    if (node.type === 'class') return node.value.startsWith(prefix);
    if (node.type !== 'pseudo' || !EITHER.has(node.value)) return false;
    return node.nodes.length > 0 && node.nodes.every((choice) => isOwn(choice, prefix));
  });
}

/** Whether the selector of a rule stands in another rule, which binds it, or is a step of an animation. */
function isBound({ parent }: StyleRule | AtRule): boolean {
  if (parent?.type === 'rule') return true;
  if (parent?.type !== 'atrule') return false;
  return /keyframes$/i.test(parent.name) || isBound(parent);
}

/** Selectors of a sheet that fit elements of others. */
function strangeSelectors(css: string, prefix: string): string[] {
  const strange = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isBound(rule)) return;
    for (const selector of parser().astSync(rule.selector).nodes) {
      if (!isOwn(selector, prefix)) strange.add(String(selector).trim());
    }
  });
  return [...strange];
}

function foreignAddress(css: string): string | undefined {
  return FOREIGN.exec(css)?.[1];
}

/**
 * The style sheets of a new release: none brings anything from another origin, and those of a remote only
 * select what carries a class of its own, never `body`, the header or another part of the page.
 */
export async function checkStyles(release: NewRelease, artifact: Artifact): Promise<Refusal[]> {
  const { app, version, folder } = release;
  const sheets = Object.keys(artifact.files).filter((path) => /^browser\/.*\.css$/.test(path));
  const refusals: Refusal[] = [];
  for (const path of sheets) {
    const place = `${app} ${version}, ${path}`;
    const css = await readFile(join(folder, path), 'utf8');
    const foreign = foreignAddress(css);
    if (foreign) {
      refusals.push({
        rule: 'foreign-style',
        place,
        message: `brings ${foreign} from another origin, which the page's policy blocks`,
        remedy: 'Import the file, so that it becomes part of the release.',
      });
    }
    if (artifact.kind === 'host') continue;
    for (const selector of strangeSelectors(css, `${app}_`)) {
      refusals.push({
        rule: 'style',
        place: `${place}, ${selector}`,
        message: 'selects elements of the whole page, not only those of this remote',
        remedy: `Use a class of a CSS module: .${app}_<name>_<hash>; the page's own styles are the host's.`,
      });
    }
  }
  return refusals;
}
