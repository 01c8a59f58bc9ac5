const HOUR = 60;
const DAY = 24 * HOUR;

/** A span of minutes in its two largest units: `1 day 4 h`, `3 h 20 min`, `28 min`. */
export function spanText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  if (days > 0) {
    return `${days} day${days === 1 ? '' : 's'}${hours > 0 && days < 10 ? ` ${hours} h` : ''}`;
  }
  const rest = whole % HOUR;
  if (hours > 0) return `${hours} h${rest > 0 ? ` ${rest} min` : ''}`;
  return `${rest} min`;
}
