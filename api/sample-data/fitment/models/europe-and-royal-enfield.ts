import { technical } from '../technical.ts';

/*
 * Sources: the specification sheets of KTM, BMW Motorrad and Royal Enfield (tyres, brakes, headlamp, final drive,
 * battery), and their spare parts catalogues (chain).
 */

export const KTM = technical(
  'ktm',
  `
RC 125 | RC small | 110/70-17, 150/60-17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
RC 160 | RC small | 110/70-17, 150/60-17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
RC 200 | 200 | 110/70-17, 150/60-17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
RC 390 | RC 390 | 110/70 R17, 150/60 R17 | disc 320, disc 230 | LED | chain 520 O-ring | 8 Ah
200 Duke | Duke 200 | 110/70-17, 150/60-17 | disc 300, disc 230 | LED | chain 520 O-ring | 8 Ah
250 Duke | LC4c | 110/70 R17, 150/60 R17 | disc 320, disc 240 | LED | chain 520 O-ring | 8 Ah
390 Duke | LC4c | 110/70 R17, 150/60 R17 | disc 320, disc 240 | LED | chain 520 O-ring | 8 Ah
390 Adventure | LC4c | 100/90-19, 130/80-17 | disc 320, disc 240 | LED | chain 520 O-ring | 8 Ah
  S: tyres=90/90-21, 140/80-18
390 Enduro R | Enduro | 90/90-21, 140/80-18 | disc 285, disc 240 | LED | chain 520 O-ring | 8 Ah
1390 Super Duke R | 1390 | 120/70 ZR17, 200/55 ZR17 | disc 320x2, disc 240 | LED | chain 525 O-ring | 11 Ah
`,
);

export const BMW = technical(
  'bmw',
  `
G 310 RR | G 310 | 110/70 R17, 150/60 R17 | disc 300, disc 240 | LED | chain 520 O-ring | 8 Ah
G 310 GS | G 310 | 110/80 R19, 150/70 R17 | disc 300, disc 240 | LED | chain 520 O-ring | 8 Ah
F 900 GS | F 900 | 90/90-21, 150/70 R17 | disc 305x2, disc 265 | LED | chain 525 O-ring | 10 Ah
R 12 | R 12 | 100/90-19, 150/80-16 | disc 310x2, disc 265 | LED | shaft | 12 Ah
R 12 G/S | R 12 | 90/90-21, 150/70 R17 | disc 310x2, disc 265 | LED | shaft | 12 Ah
R nineT | R nineT | 120/70 ZR17, 180/55 ZR17 | disc 320x2, disc 265 | LED | shaft | 12 Ah
R 18 | R 18 | 120/70 R19, 180/65 R16 | disc 300x2, disc 300 | LED | shaft | 26 Ah
R 1300 GS | R 1300 | 120/70 R19, 170/60 R17 | disc 310x2, disc 285 | LED | shaft | 10 Ah
S 1000 RR | S 1000 | 120/70 ZR17, 190/55 ZR17 | disc 320x2, disc 220 | LED | chain 525 O-ring | 9 Ah
S 1000 R | S 1000 | 120/70 ZR17, 190/55 ZR17 | disc 320x2, disc 220 | LED | chain 525 O-ring | 9 Ah
M 1000 R | S 1000 | 120/70 ZR17, 200/55 ZR17 | disc 320x2, disc 220 | LED | chain 525 O-ring | 9 Ah
C 400 GT | C 400 | 120/70-15, 150/70-14 | disc 265x2, disc 265 | LED | cvt | 9 Ah
`,
);

export const ROYAL_ENFIELD = technical(
  'royal-enfield',
  `
Classic 350 | 350 | 100/90-19, 120/80-18 | disc 300, disc 270 | LED | chain 520 O-ring | 8 Ah
Bullet 350 | 350 | 100/90-19, 120/80-18 | disc 300, disc 270 | H4 | chain 520 O-ring | 8 Ah
  Military: brakes=disc 300, drum 153
Meteor 350 | 350 | 100/90-19, 140/70-17 | disc 300, disc 270 | LED | chain 520 O-ring | 8 Ah
Hunter 350 | 350 | 110/70-17, 140/70-17 | disc 300, disc 270 | LED | chain 520 O-ring | 8 Ah
  Retro: brakes=disc 300, drum 153; tyres=100/80-17, 120/80-17; lamp=H4
Goan Classic 350 | 350 | 100/90-19, 130/90-16 | disc 300, disc 270 | LED | chain 520 O-ring | 8 Ah
Shotgun 650 | 650 cruiser | 100/90-18, 150/70-17 | disc 320, disc 300 | LED | chain 525 O-ring | 12 Ah
Super Meteor 650 | 650 cruiser | 100/90-19, 150/80-16 | disc 320, disc 300 | LED | chain 525 O-ring | 12 Ah
Classic 650 | 650 cruiser | 100/90-19, 140/70-18 | disc 320, disc 300 | LED | chain 525 O-ring | 12 Ah
Continental GT 650 | 650 | 100/90-18, 130/70-18 | disc 320, disc 240 | LED | chain 520 O-ring | 12 Ah
Bear 650 | Bear | 100/90-18, 140/80-17 | disc 320, disc 270 | LED | chain 520 O-ring | 12 Ah
Scram 440 | 440 | 100/90-19, 120/90-17 | disc 300, disc 240 | LED | chain 520 O-ring | 8 Ah
Himalayan 450 | Sherpa 450 | 90/90-21, 140/80-17 | disc 320, disc 270 | LED | chain 520 O-ring | 8 Ah
Guerrilla 450 | Guerrilla | 120/70-17, 160/60-17 | disc 310, disc 270 | LED | chain 520 O-ring | 8 Ah
`,
);
