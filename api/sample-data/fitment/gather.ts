import type { Position } from '@evmandi/contract/domain/fitment';
import type { System } from '@evmandi/contract/domain/systems';
import { MODELS } from '../models/index.ts';
import type { ModelSeed, PartSeed } from '../types.ts';
import { TECHNICAL } from './models/index.ts';
import { firstYearOf } from './since.ts';
import type { Fittings, Technical } from './technical.ts';

/** A vehicle that a part fits. Without an edition: each of the model's. */
export interface Fit {
  brand: string;
  model: string;
  edition?: string;
  yearFrom?: number;
  position?: Position;
  /** Pieces, sets or what the part is sold by, of one vehicle. */
  quantity: number;
  note?: string;
}

export interface Fitted {
  seed: PartSeed;
  system: System;
  fits: Fit[];
}

/** A model with what decides its parts. */
export interface Equipped {
  technical: Technical;
  seed: ModelSeed;
}

/** What a vehicle of some edition takes of a group of parts. */
export interface Need {
  /** Parts are made for each. */
  key: string;
  position?: Position;
  quantity?: number;
  note?: string;
  yearFrom?: number;
}

export interface Group {
  key: string;
  models: Equipped[];
  fits: Fit[];
}

const seeds = new Map(MODELS.map((seed) => [`${seed.brand} ${seed.model}`, seed]));

/** What the vehicle of a fit is. Throws for a model that is not in the catalogue. */
export function vehicleOf({ brand, model }: Pick<Fit, 'brand' | 'model'>): ModelSeed['vehicle'] {
  const seed = seeds.get(`${brand} ${model}`);
  if (!seed) throw new Error(`No such model: ${brand} ${model}`);
  return seed.vehicle;
}

/** Throws for a model that is not in the catalogue. */
export const EQUIPPED: Equipped[] = TECHNICAL.map((technical) => {
  const seed = seeds.get(`${technical.brand} ${technical.model}`);
  if (!seed) throw new Error(`No such model: ${technical.brand} ${technical.model}`);
  for (const name of technical.editions.keys()) {
    if (!seed.editions.some((edition) => edition.name === name))
      throw new Error(`No such edition: ${technical.model} ${name}`);
  }
  return { technical, seed };
});

/** What one edition has: the model's fittings, with its own instead. */
export const fittingsOf = (technical: Technical, edition: string): Fittings => ({
  ...technical,
  ...technical.editions.get(edition),
});

/** What is needed in front and at the back alike is one need of both. */
function merged(needs: Need[]): Need[] {
  const byKey = new Map<string, Need>();
  for (const need of needs) {
    const same = byKey.get(need.key);
    if (!same) byKey.set(need.key, need);
    else
      byKey.set(need.key, {
        ...same,
        position: 'front and rear',
        quantity: (same.quantity ?? 1) + (need.quantity ?? 1),
      });
  }
  return [...byKey.values()];
}

/** Editions that need the same are named only where others of the model do not. */
function fitsOf({ seed, technical }: Equipped, needs: Map<string, Need>): Fit[] {
  const alike = new Map<string, { need: Need; editions: string[] }>();
  for (const [edition, need] of needs) {
    const same = `${need.position} ${need.quantity}`;
    const entry = alike.get(same) ?? { need, editions: [] };
    entry.editions.push(edition);
    alike.set(same, entry);
  }
  return [...alike.values()].flatMap(({ need, editions }): Fit[] => {
    const years = [need.yearFrom, firstYearOf(seed.brand, seed.model)].filter(
      (year) => year !== undefined,
    );
    const fit: Fit = {
      brand: technical.brand,
      model: technical.model,
      quantity: need.quantity ?? 1,
      ...(need.position && { position: need.position }),
      ...(need.note && { note: need.note }),
      ...(years.length > 0 && { yearFrom: Math.max(...years) }),
    };
    return editions.length === seed.editions.length
      ? [fit]
      : editions.map((edition) => ({ ...fit, edition }));
  });
}

/** Every group of parts that some vehicle needs, in the order of the models. */
export function gather(needsOf: (equipped: Equipped, fittings: Fittings) => Need[]): Group[] {
  const groups = new Map<string, Group>();
  for (const equipped of EQUIPPED) {
    const byKey = new Map<string, Map<string, Need>>();
    for (const { name } of equipped.seed.editions) {
      for (const need of merged(needsOf(equipped, fittingsOf(equipped.technical, name)))) {
        const needs = byKey.get(need.key) ?? new Map<string, Need>();
        needs.set(name, need);
        byKey.set(need.key, needs);
      }
    }
    for (const [key, needs] of byKey) {
      const group = groups.get(key) ?? { key, models: [], fits: [] };
      group.models.push(equipped);
      group.fits.push(...fitsOf(equipped, needs));
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
