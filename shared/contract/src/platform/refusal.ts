interface Refusal {
  /** HTTP status; undefined when no answer came. */
  status: unknown;
  /** The API's own name of what is wrong: "unknown_model". */
  code: unknown;
  /** Seconds after which trying again makes sense, where the server says so. */
  retryAfter?: number;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns what the server said to a refused request; nothing for an error of another kind. */
export function refusal(error: unknown): Refusal {
  const { status, data, headers } = fieldsOf(fieldsOf(error).response);
  const retryAfter = Number(fieldsOf(headers)['retry-after'] ?? Number.NaN);
  return {
    status,
    code: fieldsOf(data).code,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

/** Whether an address names nothing: the server does not know it, or says that none can read so. */
export const isNoAddress = (error: unknown): boolean =>
  isNotFound(error) || refusal(error).status === 422;

/** Returns true for a refused request whose answer has the status 404. */
export const isNotFound = (error: unknown): boolean => refusal(error).status === 404;
