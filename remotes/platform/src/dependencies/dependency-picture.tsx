import type { DependencyPart } from '@evmandi/contract/platform/staff-reads';
import { useMemo } from 'react';
import styles from './dependencies.module.css';
import { drawParts, NODE, WIDTH } from './picture.ts';

/** The parts and what ties them together. It shows nothing that the table does not say; a phone has a tree instead. */
export function DependencyPicture({ parts }: { parts: readonly DependencyPart[] }) {
  const { nodes, lines, height } = useMemo(() => drawParts(parts), [parts]);
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles.drawing}>
        <title>Who exposes, who consumes</title>
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="2"
            refY="4"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path className={styles.arrow} d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {lines.map(({ key, path, kind }) => (
          <path
            key={key}
            className={kind === 'loads' ? styles.loads : styles.standsIn}
            d={path}
            markerEnd="url(#arrow)"
          />
        ))}
        {nodes.map(({ id, title, about, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <rect className={styles.node} width={NODE.width} height={NODE.height} rx="14" />
            <text className={styles.nodeTitle} x="18" y="27">
              {title}
            </text>
            <text className={styles.nodeAbout} x="18" y="47">
              {about}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
