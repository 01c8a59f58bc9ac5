import Bowser from 'bowser';

/** "Chrome on Windows", from what a browser says of itself. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return ([browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device').slice(0, 60);
}
