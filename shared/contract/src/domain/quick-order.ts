/** Rows of one quick order, typed, pasted or from a file. */
export const MAX_QUICK_ORDER_ROWS = 1_000;

/** Columns of an order file, as the sample file heads them (QUICK-9). */
export const QUICK_ORDER_COLUMNS = ['Item Number', 'Quantity', 'Unit', 'Price'] as const;

/** The name of the sample file (QUICK-9). */
export const SAMPLE_FILE = 'sample_order_template.csv';
