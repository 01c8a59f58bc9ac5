/** Returns a path with the names of its pattern in the pattern's letters; parameters stay as they were typed (ROUTE-17). */
export function inLettersOf(pattern: string, pathname: string): string {
  const names = pattern.split('/');
  return pathname
    .split('/')
    .map((part, index) => {
      const name = names[index] ?? '';
      return name.toLowerCase() === part.toLowerCase() ? name : part;
    })
    .join('/');
}
