/** Lower case, runs of other characters become one hyphen, ends trimmed (ROUTE-16). */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
