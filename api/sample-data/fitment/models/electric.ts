import { technical } from '../technical.ts';

/*
 * Sources: makers' specification sheets (tyres, brakes, drive, nominal voltage of the pack, by which the class
 * follows: 48 V holds packs of 48 to 52 V). IS 17017 (Part 2, Section 6) is the connector of light vehicles that
 * Ather and Vida share; others have a plug of their own, named after the maker.
 */

export const ELECTRIC_SCOOTERS_AND_BIKES = [
  ...technical(
    'ather',
    `
450X | 450 | 90/90-12, 100/80-12 | disc 200, disc 190 | LED | belt | 48 V, IS 17017-2-6
Rizta | Rizta | 90/90-12, 100/80-12 | disc 200, drum 130 | LED | belt | 48 V, IS 17017-2-6
`,
  ),
  ...technical(
    'bajaj',
    `
Chetak | Chetak | 90/90-12, 90/100-12 | drum 130 | LED | gear | 48 V, Bajaj Chetak plug
  3501: brakes=disc 200, drum 130
`,
  ),
  ...technical(
    'ola',
    `
S1 Pro | S1 | 110/70-12 | disc 220, disc 180 | LED | belt | 48 V, Ola plug
Gig | Gig | 90/90-12 | drum 130 | LED | hub | 48 V, Ola Gig plug
`,
  ),
  ...technical(
    'ampere',
    `
Magnus | Magnus | 3.00-10 | drum 130 | LED | hub | 60 V, Ampere plug
Nexus | Nexus | 90/90-12 | disc 220, drum 130 | LED | gear | 48 V, Ampere Nexus plug
`,
  ),
  ...technical(
    'tvs',
    `
iQube | iQube | 90/90-12 | disc 220, drum 130 | LED | hub | 48 V, TVS plug
Orbiter | Orbiter | 80/90-14, 90/90-12 | drum 130 | LED | hub | 48 V, TVS plug
`,
  ),
  ...technical(
    'hero',
    `
Vida V2 | Vida | 90/90-12, 100/80-12 | disc 190, drum 130 | LED | belt | 48 V, IS 17017-2-6
`,
  ),
  ...technical(
    'hero-electric',
    `
Cargo NYX | 51 V | 90/100-10 | drum 130 | LED | hub | 48 V, Hero Electric plug
Optima | 51 V | 90/90-12 | drum 130 | LED | hub | 48 V, Hero Electric plug
`,
  ),
  ...technical(
    'suzuki',
    `
e-Access | e-Access | 90/90-12, 100/80-12 | disc 190, drum 120 | LED | belt | 48 V, Suzuki plug
`,
  ),
  ...technical(
    'honda',
    `
Activa e | Activa e | 90/90-12, 110/80-12 | disc 160, drum 130 | LED | gear | 48 V, Honda Mobile Power Pack
`,
  ),
  ...technical(
    'bmw',
    `
CE 04 | CE 04 | 120/70 R15, 160/60 R15 | disc 265x2, disc 265 | LED | belt | B, Type 2
`,
  ),
  ...technical(
    'ultraviolette',
    `
F77 | F77 | 110/70 R17, 150/60 R17 | disc 320, disc 230 | LED | chain 520 O-ring | 60 V, Ultraviolette plug
X-47 | F77 | 110/70 R17, 150/60 R17 | disc 320, disc 230 | LED | chain 520 O-ring | 60 V, Ultraviolette plug
`,
  ),
  ...technical(
    'komaki',
    `
Ranger | Ranger | 110/90-16, 130/90-15 | disc 240, disc 220 | LED | hub | 72 V, Komaki plug
`,
  ),
  ...technical(
    'revolt',
    `
RV400 | RV400 | 90/80-17, 120/80-17 | disc 240, disc 240 | LED | belt | 72 V, Revolt plug
RV1 | RV1 | 90/80-17, 110/80-17 | disc 240, disc 180 | LED | chain 428 | 60 V, Revolt RV1 plug
`,
  ),
  ...technical(
    'oben',
    `
Rorr | Rorr | 110/70-17, 130/70-17 | disc 320, disc 230 | LED | chain 428 O-ring | 72 V, Oben plug
`,
  ),
  ...technical(
    'matter',
    `
Aera | Aera | 100/80-17, 130/70-17 | disc 270, disc 220 | LED | chain 428 O-ring | 72 V, Matter plug
`,
  ),
  ...technical(
    'tork',
    `
Kratos R | Kratos | 90/90-17, 120/80-17 | disc 270, disc 220 | LED | belt | 48 V, Tork plug
`,
  ),
];
