/** Commands that only the site's own repository has. */
const OF_THE_SITE =
  /npm (?:start\b|run rollback -- --to \w+|run ship -- host\b(?: [a-z][a-z0-9-]*)*|run tokens -- make (?:--all|<remote>|[a-z][a-z0-9-]*))/g;

/** What refusals and usages say of a remote in the workspace, as a team says it whose project the remote is. */
export function inOwnWords(text: string, name: string): string {
  return text
    .replaceAll(`remotes/${name}/`, '')
    .replaceAll(OF_THE_SITE, '$& at the site')
    .replaceAll(new RegExp(`npm run ([\\w-]+) -- (?:${name}\\b|<name>)`, 'g'), 'npx evmandi $1')
    .replaceAll(/npm run (dev|status|rollback)\b(?! --)/g, 'npx evmandi $1');
}
