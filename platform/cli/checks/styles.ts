import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import postcss, { type AtRule, type CssSyntaxError } from 'postcss';
import type { NewRelease } from './artifact.ts';
import { familyOf, reachOf } from './at-rules.ts';
import type { Reading } from './inspection/reading.ts';
import type { Refusal } from './refusal.ts';
import { strangeSelectors } from './selectors.ts';

const FOREIGN = /(?:url\(\s*(?:["']\s*)?|@import\s+["']\s*)((?:https?:)?\/\/[^"')\s]+)/i;

/** What a part of a sheet does beyond the remote, and what to do instead. */
interface Reach {
  where: string;
  message: string;
  remedy: string;
}

const selected = (where: string, app: string): Reach => ({
  where,
  message: 'selects elements of the whole page, not only those of this remote',
  remedy: `Use a class of a CSS module: .${app}_<name>_<hash>; the page's own styles are the host's.`,
});
const atRule = (where: string, message: string, app: string): Reach => ({
  where,
  message,
  remedy: `Leave it to the host, or give it a name that begins with ${app}- or, in a CSS module, ${app}_.`,
});
const token = (where: string, app: string): Reach => ({
  where,
  message: 'sets a token of the page, which are the same everywhere',
  remedy: `Use it by var(${where}); a value of your own needs a name such as --${app}-<name>.`,
});

/** All that a sheet of a remote does beyond it. */
function reachesOf(css: string, app: string): Reach[] {
  const reaches: Reach[] = [];
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const steps =
      rule.parent?.type === 'atrule' && /keyframes$/i.test((rule.parent as AtRule).name);
    if (steps) return;
    for (const selector of strangeSelectors(rule, `${app}_`)) reaches.push(selected(selector, app));
  });
  sheet.walkAtRules((rule) => {
    const message = reachOf(rule, app);
    if (message === undefined || foreignAddress(String(rule))) return;
    const what = rule.params || familyOf(rule);
    reaches.push(atRule(`@${rule.name} ${what}`.trim(), message, app));
  });
  sheet.walkDecls(/^--ev-/i, ({ prop }) => {
    reaches.push(token(prop, app));
  });
  return [...new Map(reaches.map((reach) => [reach.where, reach])).values()];
}

/**
 * A comment, an escaped character, or a text between quotation marks, however many lines it takes. What has no end
 * reaches to the end of the sheet, so that nothing is read twice.
 */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|(["'])(?:\\[\s\S]|(?!\1)[^\\])*(?:\1|\\?$)/g;
const ESCAPED = /\\(?:\r\n|[\s\S])/g;

/** Browsers end a text with its line, and find rules in what postcss takes for the rest of it. */
function refuseBrokenTexts(css: string): void {
  for (const { 0: text, 1: mark, index } of css.matchAll(COMMENT_OR_TEXT)) {
    if (!mark || !/[\n\r\f]/.test(text.replace(ESCAPED, ''))) continue;
    const reason = 'a text does not end on its line';
    const line = css.slice(0, index).split('\n').length;
    throw Object.assign(new Error(reason), { reason, line });
  }
}

/** As `reachesOf`; a sheet that cannot be read does what nobody knows. */
function readReaches(css: string, app: string): Reach[] {
  try {
    refuseBrokenTexts(css);
    return reachesOf(css, app);
  } catch (error) {
    const { reason = String(error), line = 1 } = error as Partial<CssSyntaxError>;
    const remedy = 'Mend the sheet; browsers would guess what was meant.';
    return [{ where: `line ${line}`, message: `cannot be read: ${reason}`, remedy }];
  }
}

/** Line of a text that would end the style element which an edge writes a sheet into; undefined where there is none. */
function lineOfEnd(css: string): number | undefined {
  const at = css.search(/<\/style/i);
  return at < 0 ? undefined : css.slice(0, at).split('\n').length;
}

function foreignAddress(css: string): string | undefined {
  return FOREIGN.exec(css)?.[1];
}

/**
 * The style sheets of a new release: none brings anything from another origin, and those of a remote only
 * select what carries a class of its own, never `body`, the header or another part of the page, and define
 * nothing for the whole page. None leaves the element that an edge writes it into.
 */
export async function checkStyles(
  release: NewRelease,
  artifact: Artifact,
  reading: Reading = () => undefined,
): Promise<Refusal[]> {
  const { app, version, folder } = release;
  const sheets = Object.keys(artifact.files).filter((path) => /^browser\/.*\.css$/.test(path));
  const refusals: Refusal[] = [];
  for (const path of sheets) {
    const place = `${app} ${version}, ${path}`;
    reading(place);
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
    const end = lineOfEnd(css);
    if (end !== undefined) {
      refusals.push({
        rule: 'style',
        place: `${place}, line ${end}`,
        message:
          'holds "</style", which would end the element of the page that the sheet stands in',
        remedy: 'Write "<\\/style"; of a picture, import the file or encode it as "%3C/style".',
      });
    }
    if (artifact.kind === 'host') continue;
    for (const { where, message, remedy } of readReaches(css, app)) {
      refusals.push({ rule: 'style', place: `${place}, ${where}`, message, remedy });
    }
  }
  return refusals;
}
