/**
 * `data-` name on the document: the permission codes of the person who is stored in this browser, parted by spaces,
 * from before the first paint. What a server renders the same for everybody is shown by them until it is hydrated;
 * they guard nothing.
 */
export const STORED_CODES = 'codes';
