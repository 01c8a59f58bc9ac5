import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import type { NewRelease } from './artifact.ts';
import type { Reading } from './inspection/reading.ts';
import type { Refusal } from './refusal.ts';

interface Forbidden {
  rule: string;
  pattern: RegExp;
  message: string;
  remedy: string;
}

const EVALUATED = {
  rule: 'eval',
  message: "runs text as code, which the page's policy blocks",
  remedy: 'Write it as code; a package that needs this has to be replaced.',
};
const FOREIGN = {
  rule: 'foreign-script',
  message: "loads from another origin, which the page's policy blocks",
  remedy: 'Install the package and import it, so that it becomes part of the release.',
};

/** `https://` or `//`, at the beginning of a text. */
const ORIGIN = String.raw`["'\x60](?:https?:)?\/\/`;

/** What bundlers write to find the global object: constant, and for browsers of long ago. */
const HARMLESS = String.raw`\s*(?:\)|["'](?:return this)?["']\s*\))`;

/** In files as minifiers leave them. */
const OF_REMOTES: Forbidden[] = [
  { ...EVALUATED, pattern: /(?<![\w$])eval\s*(?:\)\s*)?\(/ },
  { ...EVALUATED, pattern: new RegExp(String.raw`(?<![\w$])Function\s*\((?!${HARMLESS})`) },
  { ...EVALUATED, pattern: /(?<![\w$])set(?:Timeout|Interval)\(\s*["'`]/ },
  { ...FOREIGN, pattern: new RegExp(String.raw`(?<![\w$])import\(\s*${ORIGIN}`) },
  { ...FOREIGN, pattern: /(?<![\w$])importScripts\(/ },
  { ...FOREIGN, pattern: new RegExp(String.raw`\bsrc["']?\s*[=:,]\s*${ORIGIN}`) },
  {
    ...FOREIGN,
    pattern: new RegExp(`${ORIGIN}[^"'\`\\s]+\\.(?:m?js|css|wasm)(?=[?#"'\`])`),
  },
];

/** The federation runtime, which the host brings, knows `Function` for pages without a policy. */
const OF_HOST = OF_REMOTES.filter(({ pattern }) => !pattern.source.includes('Function'));

const AROUND = 40;

function excerpt(source: string, at: number): string {
  const text = source.slice(Math.max(0, at - AROUND / 2), at + AROUND);
  return text.replace(/\s+/g, ' ').trim();
}

/** The scripts of a new release run no text as code and load nothing from another origin. */
export async function checkScripts(
  release: NewRelease,
  artifact: Artifact,
  reading: Reading = () => undefined,
): Promise<Refusal[]> {
  const { app, version, folder } = release;
  const forbidden = artifact.kind === 'host' ? OF_HOST : OF_REMOTES;
  const scripts = Object.keys(artifact.files).filter((path) => path.endsWith('.js'));
  const sources = await Promise.all(scripts.map((path) => readFile(join(folder, path), 'utf8')));
  return scripts.flatMap((path, index) => {
    const source = sources[index] ?? '';
    reading(`${app} ${version}, ${path}`);
    return forbidden.flatMap(({ rule, pattern, message, remedy }) => {
      const found = pattern.exec(source);
      if (!found) return [];
      const place = `${app} ${version}, ${path}, … ${excerpt(source, found.index)} …`;
      return { rule, place, message, remedy };
    });
  });
}
