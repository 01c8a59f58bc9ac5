/** True for a refused request whose answer has the status 404. */
export function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('response' in error)) return false;
  const { response } = error;
  return (
    typeof response === 'object' &&
    response !== null &&
    'status' in response &&
    response.status === 404
  );
}
