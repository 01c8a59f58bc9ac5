/** Minutes as `3 h 05 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(hours > 0 ? 2 : 1, '0');
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}
