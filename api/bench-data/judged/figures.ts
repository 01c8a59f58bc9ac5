import type { Judged } from './judged.ts';

const asked = (name: RegExp, facts: RegExp, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { name, vehicle: false }, best: { facts } }));

/** Figures and units, however they are typed. */
export const FIGURES: readonly Judged[] = [
  ...asked(
    /battery/i,
    /\b60 V/,
    '60v battery',
    '60 v battery',
    'battery 60volt',
    '60 volts battery',
  ),
  ...asked(
    /battery/i,
    /48 V 24 Ah/,
    '48v 24ah',
    '48v24ah',
    '48 V 24 Ah battery',
    'battery 48v 24ah',
  ),
  ...asked(/battery/i, /\b12 V/, '12v battery', '12 volt battery'),
  ...asked(/battery/i, /72 V/, '72v battery', 'battery 72 v'),
  ...asked(/charger/i, /60 V/, '60v charger', 'charger 60 v 10 a'),
  ...asked(
    /wallbox|charger|charging post/i,
    /wallbox.*7\.4 kW/i,
    'wallbox 7.4kw',
    '7.4 kw wallbox',
    'wallbox 7.4 kilowatt',
  ),
  ...asked(/charger|wallbox|post/i, /\b22 kW/, '22kw charger', '22 kw charging post'),
  ...asked(/charger/i, /\b30 kW/, '30kw dc charger', 'dc fast charger 30 kw'),
  ...asked(/controller/i, /72 V/, '72v controller', 'controller 72v 50a'),
  ...asked(/controller/i, /48 V/, 'controller 48v', '48 volt controller 30 amp'),
  ...asked(/converter/i, /72 V/, 'converter 72v to 12v', 'dc converter 72 v'),
  ...asked(/brake disc/i, /220 mm/, '220mm disc', 'brake disc 220mm', 'disc plate 220 mm'),
  ...asked(/brake disc/i, /240 mm/, 'brake disc 240 mm', '240mm brake disc'),
  ...asked(/brake shoe/i, /130 mm/, '130mm brake shoe', 'brake shoe 130 mm'),
  ...asked(/tyre/i, /90\/90-12/, 'tyre 90/90-12', '90/90 12 tyre', '90 90 12 tyre'),
  ...asked(/tyre/i, /100\/80-17/, '100/80-17 tyre', 'tyre 100 80 17'),
  ...asked(/brake fluid/i, /500 ml/, 'brake fluid 500ml', 'brake oil 500 ml'),
  ...asked(/type 2/i, /5 m/, 'type 2 cable 5m', 'type 2 cable 5 metre', 'type2 cable 5 mtr'),
  ...asked(/hub motor/i, /3 kW/, 'hub motor 3kw', '3 kw hub motor'),
  ...asked(/motor/i, /\b3 kW/, '3000w motor', '3000 watt hub motor'),
  ...asked(/tyre/i, /3\.00-17/, '300-17 tyre', '3.00x17 tyre'),
  ...asked(/tyre/i, /90\/90-12/, '90/90x12 tyre'),
  ...asked(/bulb/i, /\bH4\b/, 'led bulb h4', 'h4 bulb'),
  ...asked(/hub motor/i, /250 W/, '250w hub motor', 'hub motor 250 watt'),
  ...asked(/top box/i, /45 L/, 'top box 45l', '45 litre top box'),
  ...asked(/alloy wheel/i, /12 inch/, '12 inch alloy wheel', 'alloy wheel 12 in'),
];

const number = (sku: string, ...texts: string[]): Judged[] =>
  texts.map((q) => ({ q, is: { sku } }));

/** Part numbers in any spelling. */
export const NUMBERS: readonly Judged[] = [
  ...number('BP-EV-2041', 'BP-EV-2041', 'bpev2041', 'bp ev 2041', 'BP/EV/2041', 'bp_ev_2041'),
  ...number('BF-DOT4-500', 'bf-dot4-500', 'BFDOT4500', 'bf dot4 500'),
  ...number('BL-AL-2P', 'BL-AL-2P', 'blal2p'),
  ...number('BK-SRV-10', 'bk srv 10', 'BKSRV10'),
  ...number('BD-240-R', 'bd 240 r', 'bd240r'),
  // Mistyped: characters swapped, or taken for others.
  ...number('BP-EV-2041', 'BP-EV-2014', 'BPEV204l'),
  ...number('BD-240-R', 'bd 24O r'),
];
