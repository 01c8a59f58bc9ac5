const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /\s+([a-zA-Z][a-zA-Z0-9-]*)="([^"<]*)"/g;
const TEXT = /[^<]+/y;
const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos);)/;
const NOT_A_VALUE = /undefined|NaN|Infinity|\[object|null|function|=>/;

const ALLOWED = new Set(
  'svg defs g use path circle rect ellipse text linearGradient radialGradient stop filter feColorMatrix'.split(
    ' ',
  ),
);

/**
 * What is wrong with an SVG document, one line each: not well-formed, an element no drawing needs,
 * a repeated attribute or id, a reference to nothing, a value that is no value.
 */
export function svgProblems(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const references = new Set<string>();

  const readAttributes = (element: string, source: string): void => {
    const names = new Set<string>();
    for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
      if (names.has(name)) problems.push(`<${element}> has ${name} twice`);
      names.add(name);
      if (STRAY_AMPERSAND.test(value)) problems.push(`stray & in ${name}`);
      if (/^on|^style$/.test(name)) problems.push(`<${element}> has ${name}`);
      if (name === 'id') {
        if (ids.has(value)) problems.push(`id ${value} twice`);
        ids.add(value);
      }
      const reference = /^url\(#(.*)\)$/.exec(value) ?? (name === 'href' && /^#(.*)$/.exec(value));
      if (reference) references.add(reference[1] ?? '');
      else if (name === 'href') problems.push(`href leads outside: ${value}`);
    }
  };

  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    TEXT.lastIndex = at;
    const tag = TAG.exec(svg);
    if (tag) {
      const [whole, closing, element = '', attributes = '', selfClosing] = tag;
      at += whole.length;
      if (!ALLOWED.has(element)) problems.push(`unexpected <${element}>`);
      readAttributes(element, attributes);
      if (closing) {
        if (open.pop() !== element) problems.push(`</${element}> closes something else`);
      } else if (!selfClosing) open.push(element);
      if (open.length === 0 && at < svg.length) problems.push('content after the root');
      continue;
    }
    const text = TEXT.exec(svg)?.[0];
    if (text === undefined) {
      problems.push(`not well-formed at ${svg.slice(at, at + 40)}`);
      break;
    }
    if (open.at(-1) !== 'text') problems.push(`loose text: ${text.slice(0, 40)}`);
    if (STRAY_AMPERSAND.test(text)) problems.push('stray & in text');
    at += text.length;
  }
  if (open.length > 0) problems.push(`unclosed ${open.join(', ')}`);
  for (const id of references) if (!ids.has(id)) problems.push(`#${id} does not exist`);
  const bad = NOT_A_VALUE.exec(svg.replace(/aria-label="[^"]*"|>[^<]+</g, ''));
  if (bad) problems.push(`bad value ${bad[0]}`);
  return problems;
}
