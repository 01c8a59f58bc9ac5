import type { DependencyPart } from '@evmandi/contract/platform/staff-reads';

export interface Node {
  id: string;
  title: string;
  about: string;
  x: number;
  y: number;
}

export interface Line {
  key: string;
  path: string;
  /** A dashed one is a slot that is filled or a layout that is stood in. */
  kind: 'loads' | 'stands in';
}

export const NODE = { width: 208, height: 62 };
const GAP = 22;
const TOP = 16;
const COLUMNS = { host: 16, remotes: 376, shared: 736 };
export const WIDTH = COLUMNS.shared + NODE.width + 16;

const yOf = (index: number, count: number, rows: number) =>
  TOP + (index + (rows - count) / 2) * (NODE.height + GAP);

/** From the right side of a node to the left side of another. */
function curve(from: Node, to: Node): string {
  const [x1, y1] = [from.x + NODE.width, from.y + NODE.height / 2];
  const [x2, y2] = [to.x, to.y + NODE.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2 - 8} ${y2}`;
}

/** Where the parts stand, and what leads from one to another: the host, the remotes, what they stand in and fill. */
export function drawParts(parts: readonly DependencyPart[]) {
  const remotes = parts.filter(({ name }) => name !== 'host');
  const host = parts.find(({ name }) => name === 'host');
  const slots = [...new Set(remotes.flatMap(({ slotsFilled }) => slotsFilled))];
  const layouts = [...new Set(remotes.flatMap(({ layoutsOffered }) => layoutsOffered))];
  const shared = [
    ...slots.map((slot) => ({ id: `slot ${slot}`, title: slot, about: 'slot of the host' })),
    ...layouts.map((layout) => ({
      id: `layout ${layout}`,
      title: `${layout} layout`,
      about: `of ${remotes.find((one) => one.layoutsOffered.includes(layout))?.name}`,
    })),
  ];
  const rows = Math.max(remotes.length, shared.length, 1);
  const place = (
    column: keyof typeof COLUMNS,
    items: readonly Pick<Node, 'id' | 'title' | 'about'>[],
  ): Node[] =>
    items.map((item, index) => ({
      ...item,
      x: COLUMNS[column],
      y: yOf(index, items.length, rows),
    }));
  const about = ({ version }: DependencyPart) => version;
  const hostNodes = place('host', host ? [{ id: 'host', title: 'host', about: about(host) }] : []);
  const remoteNodes = place(
    'remotes',
    remotes.map((one) => ({ id: one.name, title: one.name, about: about(one) })),
  );
  const sharedNodes = place('shared', shared);
  const lines = remotes.flatMap((remote, index): Line[] => {
    const own = remoteNodes[index] as Node;
    const used = [
      ...remote.slotsFilled.map((slot) => `slot ${slot}`),
      ...[...remote.layoutsOffered, ...remote.layoutsUsed].map((layout) => `layout ${layout}`),
    ];
    return [
      ...hostNodes.map((from) => ({
        key: `host ${own.id}`,
        path: curve(from, own),
        kind: 'loads' as const,
      })),
      ...sharedNodes
        .filter(({ id }) => used.includes(id))
        .map((to) => ({
          key: `${own.id} ${to.id}`,
          path: curve(own, to),
          kind: 'stands in' as const,
        })),
    ];
  });
  const height = 2 * TOP + rows * (NODE.height + GAP) - GAP;
  return { nodes: [...hostNodes, ...remoteNodes, ...sharedNodes], lines, height };
}
