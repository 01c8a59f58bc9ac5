/** Specification 2.4: lower case, runs of other characters become one hyphen, ends trimmed. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
