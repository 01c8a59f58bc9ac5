import { technical } from '../technical.ts';

/*
 * Sources: the specification sheets of India Yamaha Motor, Suzuki Motorcycle India and India Kawasaki Motors
 * (tyres, brakes, headlamp, final drive, battery), and their spare parts catalogues (chain).
 */

export const YAMAHA = technical(
  'yamaha',
  `
R15 V4 | 155 | 100/80-17, 140/70 R17 | disc 282, disc 220 | LED | chain 428 O-ring | 4 Ah
R15S | 155 | 100/80-17, 140/70 R17 | disc 282, disc 220 | LED | chain 428 O-ring | 4 Ah
MT-15 | 155 | 100/80-17, 140/70 R17 | disc 282, disc 220 | LED | chain 428 O-ring | 4 Ah
XSR155 | 155 | 110/70-17, 140/70 R17 | disc 282, disc 220 | LED | chain 428 O-ring | 4 Ah
FZ-S | 149 | 100/80-17, 140/60 R17 | disc 282, disc 220 | LED | chain 428 | 4 Ah
FZ-S Fi Hybrid | 149 | 100/80-17, 140/60 R17 | disc 282, disc 220 | LED | chain 428 | 4 Ah
R3 | 321 | 110/70 R17, 140/70 R17 | disc 298, disc 220 | LED | chain 520 O-ring | 8 Ah
Tenere 700 | Tenere | 90/90-21, 150/70 R18 | disc 282x2, disc 245 | LED | chain 525 O-ring | 9 Ah
MT-09 | MT-09 | 120/70 ZR17, 180/55 ZR17 | disc 298x2, disc 245 | LED | chain 525 O-ring | 9 Ah
RayZR 125 | 125 scooter | 90/90-12, 110/90-10 | drum 130 | LED | cvt | 4 Ah
  Street Rally: brakes=disc 190, drum 130
Fascino 125 | 125 scooter | 90/90-12, 110/90-10 | drum 130 | LED | cvt | 4 Ah
  S Disc: brakes=disc 190, drum 130
Aerox 155 | Aerox | 110/80-14, 140/70-14 | disc 230, drum 130 | LED | cvt | 7 Ah
`,
);

export const SUZUKI = technical(
  'suzuki',
  `
Gixxer | 155 | 100/80-17, 140/60 R17 | disc 266, disc 220 | LED | chain 428 | 4 Ah
Gixxer SF | 155 | 100/80-17, 140/60 R17 | disc 266, disc 220 | LED | chain 428 | 4 Ah
Gixxer SF 250 | 249 | 110/70 R17, 150/60 R17 | disc 300, disc 220 | LED | chain 520 O-ring | 8 Ah
V-Strom SX | 249 | 100/90-19, 140/70 R17 | disc 300, disc 220 | LED | chain 520 O-ring | 8 Ah
GSX-8R | 776 | 120/70 ZR17, 180/55 ZR17 | disc 310x2, disc 240 | LED | chain 525 O-ring | 9 Ah
GSX-S1000GX | 1000 | 120/70 ZR17, 190/50 ZR17 | disc 310x2, disc 250 | LED | chain 525 O-ring | 9 Ah
Hayabusa | Hayabusa | 120/70 ZR17, 190/50 ZR17 | disc 320x2, disc 260 | LED | chain 530 O-ring | 9 Ah
Access 125 | 124 scooter | 90/90-12, 90/100-10 | drum 120 | LED | cvt | 4 Ah
  Ride Connect: brakes=disc 190, drum 120
Avenis 125 | 124 scooter | 90/90-12, 90/100-10 | disc 190, drum 120 | LED | cvt | 4 Ah
Burgman Street | 124 scooter | 90/90-12, 90/100-10 | disc 190, drum 120 | LED | cvt | 4 Ah
  EX: tyres=90/90-12, 100/80-12
`,
);

export const KAWASAKI = technical(
  'kawasaki',
  `
W175 | W175 | 80/100-17, 100/90-17 | disc 270, drum 110 | H4 | chain 428 | 6 Ah
KLX 230 | KLX | 2.75-21, 4.10-18 | disc 240, disc 220 | LED | chain 428 O-ring | 6 Ah
Ninja 300 | 300 | 110/70-17, 140/70-17 | disc 290, disc 220 | H7 | chain 520 O-ring | 8 Ah
Ninja 500 | 451 | 110/70 R17, 150/60 R17 | disc 310, disc 220 | LED | chain 520 O-ring | 8 Ah
Eliminator | 451 | 130/70-18, 150/80-16 | disc 310, disc 220 | LED | chain 520 O-ring | 8 Ah
Ninja 650 | 649 | 120/70 ZR17, 160/60 ZR17 | disc 300x2, disc 220 | LED | chain 520 O-ring | 9 Ah
Versys 650 | Versys | 120/70 ZR17, 160/60 ZR17 | disc 300x2, disc 250 | LED | chain 520 O-ring | 9 Ah
Vulcan S | Vulcan | 120/70 R18, 160/60 R17 | disc 300, disc 250 | H4 | chain 520 O-ring | 10 Ah
Ninja ZX-4R | ZX-4R | 120/70 ZR17, 160/60 ZR17 | disc 290x2, disc 220 | LED | chain 520 O-ring | 9 Ah
Ninja ZX-6R | ZX-6R | 120/70 ZR17, 180/55 ZR17 | disc 310x2, disc 220 | LED | chain 520 O-ring | 9 Ah
Ninja ZX-10R | ZX-10R | 120/70 ZR17, 190/55 ZR17 | disc 330x2, disc 220 | LED | chain 525 O-ring | 9 Ah
Ninja 1100SX | 1100 | 120/70 ZR17, 190/50 ZR17 | disc 300x2, disc 250 | LED | chain 525 O-ring | 9 Ah
Z900 | Z900 | 120/70 ZR17, 180/55 ZR17 | disc 300x2, disc 250 | LED | chain 525 O-ring | 9 Ah
Z H2 | Z H2 | 120/70 ZR17, 190/55 ZR17 | disc 320x2, disc 260 | LED | chain 525 O-ring | 9 Ah
`,
);
