/** A wire by itself is one of the vehicle's own; what it is for is said beside it: "clutch wire", "wire lock". */
export const WIRE_WORDS = [
  ['wire', 'harness'],
  ['wires', 'harness'],
] as const;

/** So is a cable that of a charger, and neither its bag nor its hook. */
export const CABLES = [
  ['cable', 'charging cable'],
  ['cables', 'charging cable'],
] as const;

/** Cables and wires that are sought and not sold. */
export const OTHER_CABLES = [
  'usb cable',
  'data cable',
  'jumper cable',
  'cable tie',
  'cable ties',
  'copper wire',
  'house wire',
  'electric wire',
];
