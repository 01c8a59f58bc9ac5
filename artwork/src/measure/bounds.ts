import type { Point } from '../lib/geometry.ts';
import {
  applied,
  IDENTITY,
  type Matrix,
  multiplied,
  parsedTransform,
  translation,
} from './matrix.ts';
import { pathPoints } from './outline.ts';

/** The smallest upright rectangle around a drawing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
}

const element = (tag: string, source: string): Element => ({
  tag,
  attributes: new Map(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  ),
  children: [],
});

/** The elements of a drawing's body, and those that have a name. */
function parsed(body: string): { root: Element; named: Map<string, Element> } {
  const root = element('g', '');
  const named = new Map<string, Element>();
  const open = [root];
  for (const [, closing, tag = '', source = '', empty] of body.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    const node = element(tag, source);
    open.at(-1)?.children.push(node);
    const id = node.attributes.get('id');
    if (id !== undefined) named.set(id, node);
    if (!empty) open.push(node);
  }
  return { root, named };
}

/** Points around the shape of one element, before strokes. */
function shapePoints({ tag, attributes }: Element): Point[] {
  const value = (name: string) => Number(attributes.get(name) ?? 0);
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  switch (tag) {
    case 'path':
      return pathPoints(attributes.get('d') ?? '');
    case 'rect':
      return box(value('x'), value('y'), value('width'), value('height'));
    case 'circle':
    case 'ellipse': {
      const rx = value(tag === 'circle' ? 'r' : 'rx');
      const ry = value(tag === 'circle' ? 'r' : 'ry');
      return box(value('cx') - rx, value('cy') - ry, rx * 2, ry * 2);
    }
    default:
      return [];
  }
}

/** Bounds of the artwork of one drawing: shapes with half their strokes, groups and copies. */
export function boundsOf(body: string): Bounds {
  const { root, named } = parsed(body);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];

  const visit = (node: Element, outer: Matrix): void => {
    const { attributes, tag } = node;
    const own = parsedTransform(attributes.get('transform') ?? '');
    const matrix = multiplied(outer, own);
    const reach = attributes.has('stroke') ? Number(attributes.get('stroke-width') ?? 1) / 2 : 0;
    for (const point of shapePoints(node)) {
      const [x, y] = applied(matrix, point);
      left = Math.min(left, x - reach);
      right = Math.max(right, x + reach);
      top = Math.min(top, y - reach);
      bottom = Math.max(bottom, y + reach);
    }
    for (const child of node.children) visit(child, matrix);
    const copied = tag === 'use' ? named.get((attributes.get('href') ?? '').slice(1)) : undefined;
    if (copied) {
      const x = Number(attributes.get('x') ?? 0);
      visit(copied, multiplied(matrix, translation(x, Number(attributes.get('y') ?? 0))));
    }
  };
  visit(root, IDENTITY);
  return { left, top, right, bottom };
}
