import { technical } from '../technical.ts';

/*
 * Sources: Bajaj Auto's and TVS Motor Company's specification sheets of the models (tyres, brakes, headlamp,
 * battery) and their spare parts catalogues (chain); sizes as IS 15627 and ETRTO write them.
 */

export const BAJAJ = technical(
  'bajaj',
  `
Platina 100 | 100 | 2.75-17, 3.00-17 | drum 130, drum 110 | HS1 | chain 428 | 4 Ah
CT 110X | 100 | 2.75-17, 3.00-17 | drum 130, drum 110 | HS1 | chain 428 | 4 Ah
Freedom 125 | Freedom | 90/80-17, 80/100-16 | drum 130 | LED | chain 428 | 4 Ah
  LED Disc: brakes=disc 240, drum 130; tyres=90/80-17, 120/70-16
Pulsar 150 | Pulsar 150 | 80/100-17, 100/90-17 | disc 260, drum 130 | HS1 | chain 428 | 5 Ah
  Twin Disc: brakes=disc 260, disc 230; tyres=90/90-17, 120/80-17
Pulsar 220F | Pulsar 220 | 90/90-17, 120/80-17 | disc 260, disc 230 | H7 | chain 520 O-ring | 8 Ah
Pulsar RS200 | Pulsar 200 | 110/70-17, 140/70-17 | disc 300, disc 230 | LED | chain 520 O-ring | 8 Ah
Pulsar NS200 | Pulsar 200 | 100/80-17, 130/70-17 | disc 300, disc 230 | LED | chain 520 O-ring | 8 Ah
Pulsar F250 | Pulsar 250 | 110/80-17, 140/70-17 | disc 300, disc 230 | LED | chain 520 O-ring | 8 Ah
Pulsar NS400Z | 373 | 110/70-17, 140/70-17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
Dominar 400 | 373 | 110/70-17, 150/60-17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
Avenger Cruise 220 | Avenger 220 | 90/90-17, 130/90-15 | disc 280, drum 130 | H4 | chain 520 O-ring | 8 Ah
Avenger Street 160 | Avenger 160 | 90/90-17, 130/90-15 | disc 280, drum 130 | H4 | chain 428 | 8 Ah
RE Hybrid | RE | 4.00-8 | drum 180 | HS1 | gear | 26 Ah
`,
);

export const TVS = technical(
  'tvs',
  `
Sport | 110 | 2.75-17, 3.00-17 | drum 130, drum 110 | HS1 | chain 428 | 4 Ah
Star City Plus | 110 | 80/100-17 | disc 240, drum 110 | LED | chain 428 | 4 Ah
XL100 | XL | 2.50-16 | drum 110 | HS1 | chain 428 | 3 Ah
Raider 125 | Raider | 80/100-17, 100/90-17 | drum 130 | LED | chain 428 | 4 Ah
  SmartXonnect: brakes=disc 240, drum 130
Apache RTR 160 | RTR 160 | 90/90-17, 110/80-17 | disc 270, drum 130 | LED | chain 428 | 6 Ah
  Bluetooth: brakes=disc 270, disc 200; tyres=90/90-17, 120/70-17
Ronin | Ronin | 110/70-17, 130/70-17 | disc 300, disc 240 | LED | chain 428 O-ring | 8 Ah
Apache RTR 310 | 310 | 110/70 R17, 150/60 R17 | disc 300, disc 240 | LED | chain 520 O-ring | 8 Ah
Apache RR 310 | 310 | 110/70 R17, 150/60 R17 | disc 300, disc 240 | LED | chain 520 O-ring | 8 Ah
Apache RTX 300 | RTX | 110/80 R19, 150/70 R17 | disc 320, disc 240 | LED | chain 520 O-ring | 8 Ah
Jupiter 125 | 125 scooter | 90/90-12 | drum 130 | LED | cvt | 4 Ah
  SmartXonnect: brakes=disc 220, drum 130
Ntorq 125 | Ntorq | 100/80-12, 110/80-12 | disc 220, drum 130 | LED | cvt | 5 Ah
`,
);
