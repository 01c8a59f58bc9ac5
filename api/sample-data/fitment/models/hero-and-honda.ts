import { technical } from '../technical.ts';

/*
 * Sources: Hero MotoCorp's and Honda Motorcycle & Scooter India's specification sheets of the models (tyres,
 * brakes, headlamp, battery) and their spare parts catalogues (chain); sizes as IS 15627 and ETRTO write them.
 */

export const HERO = technical(
  'hero',
  `
Splendor Plus | 100 | 80/100-18 | drum 130 | HS1 | chain 428 | 3 Ah
  XTEC Disc: brakes=disc 240, drum 130; lamp=LED
HF Deluxe | 100 | 2.75-18 | drum 130, drum 110 | HS1 | chain 428 | 3 Ah
Passion Plus | 100 | 80/100-18 | drum 130 | HS1 | chain 428 | 3 Ah
Glamour X 125 | 125 | 80/100-18, 100/80-18 | drum 130 | LED | chain 428 | 4 Ah
  Disc: brakes=disc 240, drum 130
Xtreme 125R | 125R | 90/90-17, 120/80-17 | disc 276, drum 130 | LED | chain 428 | 4 Ah
Xtreme 200S 4V | 200 | 100/80-17, 130/70-17 | disc 276, disc 220 | LED | chain 428 O-ring | 6 Ah
Xpulse 200 4V | 200 | 90/90-21, 120/80-18 | disc 276, disc 220 | LED | chain 428 O-ring | 6 Ah
Xpulse 210 | 210 | 90/90-21, 120/80-18 | disc 276, disc 220 | LED | chain 428 O-ring | 6 Ah
Karizma XMR | XMR | 100/80-17, 140/70-17 | disc 300, disc 230 | LED | chain 428 O-ring | 6 Ah
Karizma XMR 250 | XMR 250 | 110/70-17, 150/60-17 | disc 300, disc 230 | LED | chain 520 O-ring | 8 Ah
Mavrick 440 | 440 | 110/70-17, 150/60-17 | disc 320, disc 240 | LED | chain 520 O-ring | 8 Ah
Xoom 110 | 110 scooter | 90/90-12, 100/80-12 | drum 130 | LED | cvt | 4 Ah
  ZX: brakes=disc 190, drum 130
Destini 125 | 125 scooter | 90/90-12, 100/80-12 | disc 190, drum 130 | LED | cvt | 4 Ah
`,
);

export const HONDA = technical(
  'honda',
  `
Shine 100 | 100 | 2.75-17, 3.00-17 | drum 130, drum 110 | HS1 | chain 428 | 3 Ah
Shine 125 | 125 | 80/100-18 | drum 130 | HS1 | chain 428 | 4 Ah
  Disc: brakes=disc 240, drum 130
SP 125 | SP 125 | 80/100-18, 100/80-18 | drum 130 | LED | chain 428 | 4 Ah
  Disc: brakes=disc 240, drum 130
Unicorn | Unicorn | 80/100-18, 100/90-18 | disc 240, drum 130 | LED | chain 428 | 4 Ah
Hornet 2.0 | 184 | 110/70-17, 140/70-17 | disc 276, disc 220 | LED | chain 428 O-ring | 4 Ah
NX200 | 184 | 110/70-17, 140/70-17 | disc 276, disc 220 | LED | chain 428 O-ring | 4 Ah
CB350 | CB350 | 100/90-19, 130/70-18 | disc 310, disc 240 | LED | chain 520 O-ring | 8 Ah
CBR650R | 650 | 120/70 ZR17, 180/55 ZR17 | disc 310x2, disc 240 | LED | chain 525 O-ring | 9 Ah
CB650R | 650 | 120/70 ZR17, 180/55 ZR17 | disc 310x2, disc 240 | LED | chain 525 O-ring | 9 Ah
NX500 | NX500 | 110/80 R19, 160/60 R17 | disc 296x2, disc 240 | LED | chain 520 O-ring | 8 Ah
CB1000 Hornet | CB1000 | 120/70 ZR17, 180/55 ZR17 | disc 310x2, disc 240 | LED | chain 525 O-ring | 9 Ah
Africa Twin | Africa Twin | 110/80 R19, 150/70 R18 | disc 310x2, disc 256 | LED | chain 525 O-ring | 11 Ah
Gold Wing Tour | Gold Wing | 130/70 R18, 200/55 R16 | disc 320x2, disc 316 | LED | shaft | 20 Ah
Activa 6G | 110 scooter | 90/90-12, 90/100-10 | drum 130 | HS1 | cvt | 3 Ah
  H-Smart: lamp=LED
Dio | 110 scooter | 90/90-12, 90/100-10 | drum 130 | HS1 | cvt | 3 Ah
  DLX: lamp=LED
Activa 125 | 125 scooter | 90/90-12, 90/100-10 | disc 190, drum 130 | LED | cvt | 4 Ah
City e:HEV | City | 185/55 R16 | disc, disc | LED | gear | 35 Ah
`,
);
