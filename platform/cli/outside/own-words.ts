/** What refusals and usages say of a remote in the workspace, as a team says it whose project the remote is. */
export function inOwnWords(text: string, name: string): string {
  return text
    .replaceAll(`remotes/${name}/`, '')
    .replaceAll(/npm run (ship|rollback|status|dev|promote|take-back) --/g, 'npx evmandi $1')
    .replaceAll('npm run dev', 'npx evmandi dev')
    .replaceAll(new RegExp(`(npx evmandi [\\w-]+) ${name}\\b`, 'g'), '$1');
}
