/** Cables that are sought and not sold; no cable of a charger stands for them. */
export const OTHER_CABLES = [
  ['usb cable', 'usb cable'],
  ['data cable', 'usb cable'],
  ['jumper cable', 'jumper cable'],
  ['jumper cables', 'jumper cable'],
  ['cable tie', 'cable tie'],
  ['cable ties', 'cable tie'],
] as const;
