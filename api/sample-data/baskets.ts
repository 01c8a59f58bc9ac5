import type { Trade } from './customer-names.ts';

/** Products that are ordered together: the first is always in it, of the others one to three. */
export interface Basket {
  trades: Trade[];
  items: [sku: string, least: number, most: number][];
}

const of = (trades: Trade[], ...items: Basket['items']): Basket => ({ trades, items });

export const BASKETS: Basket[] = [
  of(['workshop', 'shop'], ['BP-EV-2041', 4, 24], ['BD-220-W', 2, 10], ['BK-SRV-10', 2, 8]),
  of(
    ['workshop'],
    ['BP-EV-2055', 4, 12],
    ['BL-AL-2P', 1, 4],
    ['BF-DOT4-500', 2, 10],
    ['BK-SRV-10', 1, 4],
  ),
  of(['workshop'], ['RS-340-G', 1, 4], ['FK-31-C', 1, 3], ['MS-290-P', 1, 4]),
  of(['workshop', 'shop'], ['CK-428-38', 2, 10], ['SP-42-RA', 2, 8], ['CL-SPR-400', 6, 24]),
  of(
    ['workshop'],
    ['WH-12W-B', 1, 5],
    ['MCB-63-2P', 4, 12],
    ['FU-BOX-4', 4, 16],
    ['HN-DISC-2', 2, 8],
  ),
  of(
    ['workshop', 'shop'],
    ['HL-LED-1240', 2, 10],
    ['TL-LED-9', 2, 8],
    ['IN-ARW-4', 2, 10],
    ['AX-20-W', 2, 8],
  ),
  of(['workshop', 'fleet'], ['MC-7250-FOC', 1, 4], ['TH-TW-D', 2, 8], ['HM-1500-48', 1, 3]),
  of(['workshop', 'shop'], ['BMS-16S-60', 4, 12], ['WH-BMS-7', 4, 12], ['CM-18650-4S', 2, 10]),
  of(['fleet'], ['TY-9090-12', 8, 32], ['TB-45-DL', 4, 14], ['GO-75W-1L', 2, 8]),
  of(['fleet'], ['BP-EV-2041', 6, 24], ['BD-220-W', 4, 12]),
  of(['fleet'], ['LFP-6030-S', 2, 6], ['PC-10A-60', 2, 6], ['WH-BMS-7', 2, 8]),
  of(['fleet'], ['HERO-ELECTRIC-CARGO-NYX', 2, 6], ['TB-45-DL', 2, 6], ['HE-OPEN-M', 4, 12]),
  of(['fleet'], ['OLA-GIG', 3, 8], ['TB-45-DL', 3, 8], ['LK-KEY-2', 3, 8], ['PH-CLAW-U', 3, 8]),
  of(['fleet'], ['MAHINDRA-TREO-ZOR', 1, 3], ['GO-75W-1L', 4, 12], ['TK-BOX-58', 1, 2]),
  of(['fleet'], ['BAJAJ-RE-E-TEC', 1, 3], ['LFP-5110-T', 1, 2], ['GO-75W-1L', 2, 8]),
  of(['fleet', 'dealer'], ['WB-7K4-T2', 1, 4], ['MT-POLE-1', 1, 4], ['T2C-5M-32', 1, 4]),
  of(['dealer'], ['ATHER-450X', 2, 5], ['HE-OPEN-M', 4, 10], ['CV-SCOOT-M', 2, 6]),
  of(['dealer'], ['BAJAJ-CHETAK', 2, 5], ['HE-OPEN-M', 4, 10], ['PC-16A-T2', 1, 3]),
  of(['dealer'], ['TVS-IQUBE', 1, 4], ['CV-SCOOT-M', 2, 6], ['LK-CODE-4', 4, 10]),
  of(['dealer'], ['HERO-SPLENDOR-PLUS', 2, 6], ['HE-FULL-L', 2, 8], ['CV-BIKE-X', 2, 8]),
  of(['dealer'], ['REVOLT-RV400', 1, 3], ['HE-FULL-L', 2, 6], ['GL-SHELL-L', 2, 6]),
  of(['dealer'], ['HERO-LECTRO-C5', 3, 10], ['BE-DING-G', 6, 20], ['LK-CODE-4', 6, 20]),
  of(
    ['shop'],
    ['LK-CODE-4', 10, 40],
    ['LK-DISC-A', 4, 12],
    ['CV-SCOOT-M', 6, 20],
    ['BE-DING-G', 10, 30],
  ),
  of(['shop'], ['VRLA-12-9', 6, 24], ['PC-10A-60', 2, 8], ['CB-XLR-3', 4, 12]),
  of(
    ['shop'],
    ['HE-FULL-L', 4, 12],
    ['HE-OPEN-M', 6, 16],
    ['GL-SHELL-L', 4, 12],
    ['PH-CLAW-U', 6, 20],
  ),
  of(
    ['shop'],
    ['CA-HOOK-S', 4, 12],
    ['CA-BAG-T2', 4, 12],
    ['T2C-5M-32', 2, 6],
    ['PC-16A-T2', 1, 4],
  ),
  of(['shop', 'workshop'], ['MR-WING-2', 6, 20], ['ST-STEP-K', 2, 6], ['TY-10080-17', 4, 12]),
  of(['person'], ['HE-FULL-L', 1, 1], ['GL-SHELL-L', 1, 1], ['PH-CLAW-U', 1, 1]),
  of(['person'], ['HL-LED-1240', 1, 1], ['AX-20-W', 1, 2], ['CL-RND-68', 1, 1]),
  of(['person'], ['BP-EV-2041', 1, 2], ['BD-220-W', 1, 1], ['BK-SRV-10', 1, 1]),
  of(['person'], ['TK-ROLL-9', 1, 1], ['BF-DOT4-500', 1, 1]),
  of(['person'], ['LK-DISC-A', 1, 1], ['CV-BIKE-X', 1, 1], ['MR-WING-2', 1, 1]),
  of(['person'], ['PC-16A-T2', 1, 1], ['T2C-3P-16', 1, 1], ['CA-HOOK-S', 1, 1]),
  of(['person'], ['EMOTORAD-X2', 1, 1], ['BE-THUMB-B', 1, 1], ['LK-CODE-4', 1, 1]),
  of(['exporter'], ['LOHIA-HUMSAFAR-IAQ', 2, 5], ['LFP-5110-T', 2, 5], ['MC-4830-B', 4, 12]),
  of(['exporter'], ['HM-1500-48', 6, 16], ['MC-6040-S', 6, 16], ['TH-TW-D', 10, 24]),
  of(['exporter'], ['HERO-LECTRO-C5', 6, 14], ['LK-CODE-4', 10, 30], ['BE-DING-BK', 10, 30]),
  of(['exporter'], ['PC-10A-60', 10, 24], ['VRLA-12-9', 20, 48], ['DC-7212-15', 6, 16]),
];
