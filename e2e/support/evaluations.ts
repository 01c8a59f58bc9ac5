/** The shape of Playwright's JavaScript coverage that matters here. */
interface ScriptCoverage {
  source?: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/** How often the innermost block around `offset` ran. */
function executions({ functions }: ScriptCoverage, offset: number): number {
  const around = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset)
    .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return around[0]?.count ?? 0;
}

/** How often top-level code that holds `marker` ran, over all scripts of the page. */
export function evaluations(scripts: ScriptCoverage[], marker: string): number {
  let count = 0;
  for (const script of scripts) {
    const source = script.source ?? '';
    for (let at = source.indexOf(marker); at >= 0; at = source.indexOf(marker, at + 1)) {
      count += executions(script, at);
    }
  }
  return count;
}
