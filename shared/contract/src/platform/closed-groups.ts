/** Under which the groups of the dashboard's menu that were closed are kept: `{ state: { closed: [heading, ...] } }`. */
export const MENU_FOLDS = 'evmandi-dashboard-menu';

/**
 * `data-` name on the document: those headings as a JSON list, from before the first paint. The server renders all
 * groups open; by it they are shown closed until the page is hydrated.
 */
export const CLOSED_GROUPS = 'closed';
