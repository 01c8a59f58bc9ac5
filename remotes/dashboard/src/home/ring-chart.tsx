import { PieChart } from 'echarts/charts';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import EChartsReact from 'echarts-for-react/esm/core.js';
import { useMemo } from 'react';

use([PieChart, CanvasRenderer]);

/** What the component calls of echarts; a whole namespace would keep all of it in the chunk. */
const ECHARTS = { init, dispose, getInstanceByDom };

interface Props {
  /** `colour` is the name of a token. */
  slices: { name: string; value: number; colour: string }[];
  /** Name of the slice under the pointer, undefined when it left. */
  onActive: (name?: string) => void;
}

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A ring of shares on a canvas. It shows nothing that its table does not say. */
export function RingChart({ slices, onActive }: Props) {
  const option = useMemo(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      animation: !still,
      animationDuration: 500,
      stateAnimation: { duration: still ? 0 : 150 },
      series: [
        {
          type: 'pie',
          radius: ['66%', '92%'],
          emptyCircleStyle: { color: token('--ev-chart-grid') },
          label: { show: false },
          labelLine: { show: false },
          emphasis: { scaleSize: 4 },
          itemStyle: { borderColor: token('--ev-surface'), borderWidth: 2, borderRadius: 4 },
          data: slices
            .filter(({ value }) => value > 0)
            .map(({ name, value, colour }) => ({
              name,
              value,
              itemStyle: { color: token(colour) },
            })),
        },
      ],
    };
  }, [slices]);
  const events = useMemo(
    () => ({
      mouseover: ({ name }: { name: string }) => onActive(name),
      mouseout: () => onActive(),
    }),
    [onActive],
  );
  return (
    <EChartsReact
      style={{ width: '100%', height: '100%' }}
      echarts={ECHARTS}
      option={option}
      onEvents={events}
    />
  );
}
