import { technical } from '../technical.ts';

/*
 * Sources: makers' specification sheets; tyres of cycles as ISO 5775-1 (ETRTO) writes them, chains of cycles as
 * ISO 9633, tyres of three-wheelers as IS 15627 and of cars as IS 15633; Type 2 is IS 17017 (Part 2, Section 2).
 */

export const CYCLES_AND_CARRIERS = [
  ...technical(
    'hero-lectro',
    `
C5 | city | 50-559 | disc 160 | LED | cycle chain | 36 V, DC jack
  700C: tyres=32-622
H5 | city | 50-559 | disc 160 | LED | cycle chain | 36 V, DC jack
Muv-E | Muv-E | 54-584 | disc 160 | LED | cycle chain | 36 V, DC jack
Winn Fold | fold | 50-305 | disc 140 | LED | cycle chain | 36 V, DC jack
Winn Cargo | cargo | 50-406, 50-559 | disc 180, disc 160 | LED | cycle chain | 36 V, DC jack
`,
  ),
  ...technical(
    'emotorad',
    `
X2 | X | 54-584 | disc 160 | LED | cycle chain | 36 V, EMotorad plug
Trex Air | Trex | 54-622 | disc 180, disc 160 | LED | cycle chain | 36 V, EMotorad plug
Doodle | Doodle | 98-406 | disc 180, disc 160 | LED | cycle chain | 36 V, EMotorad plug
`,
  ),
  ...technical(
    'bajaj',
    `
RE E-TEC | RE E-TEC | 120/80 R12 | drum 180 | HS1 | gear | 48 V, Bajaj GoGo plug
`,
  ),
  ...technical(
    'mahindra',
    `
Treo | Treo | 3.75-12 | drum 180 | HS1 | gear | 48 V, Mahindra Treo plug
Treo Zor | Treo | 3.75-12 | drum 180 | HS1 | gear | 48 V, Mahindra Treo plug
Zeo | Zeo | 155 R13 | disc, drum | H4 | gear | B, Type 2
e-Supro | Supro | 155 R13 | disc, drum | H4 | gear | 72 V, Mahindra Supro plug
`,
  ),
  ...technical(
    'piaggio',
    `
Ape E-City | Ape E | 4.50-10 | drum 180 | HS1 | gear | 48 V, Piaggio plug
Ape E-Xtra | Ape E | 4.50-10 | drum 180 | HS1 | gear | 48 V, Piaggio plug
Ape Hybrid Cargo | Ape | 4.50-10 | drum 180 | HS1 | gear | 35 Ah
`,
  ),
  ...technical(
    'lohia',
    `
Humsafar IAQ | Humsafar | 3.75-12 | drum 180 | HS1 | gear | 48 V, Lohia plug
Humsafar Hybrid | Humsafar Hybrid | 3.75-12 | drum 180 | HS1 | gear | 26 Ah
`,
  ),
  ...technical(
    'tata',
    `
Ace EV | Ace | 145 R12 | disc, drum | H4 | gear | B, Type 2
Nexon EV | Nexon | 215/60 R16 | disc, disc | LED | gear | B, Type 2
Tiago EV | Tiago | 175/65 R14 | disc, drum | H4 | gear | B, Type 2
`,
  ),
  ...technical(
    'mg',
    `
Comet | Comet | 145/70 R12 | disc, drum | LED | gear | B, Type 2
`,
  ),
  ...technical(
    'maruti-suzuki',
    `
Grand Vitara Hybrid | Grand Vitara | 215/60 R17 | disc, disc | LED | gear | 35 Ah
`,
  ),
  ...technical(
    'toyota',
    `
Hyryder | Hyryder | 215/60 R17 | disc, disc | LED | gear | 35 Ah
`,
  ),
];
