import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import EChartsReact from 'echarts-for-react/esm/core.js';
import { useMemo } from 'react';
import { isPoint, type RateLines } from './rate-lines.ts';

use([LineChart, GridComponent, MarkLineComponent, CanvasRenderer]);

/** What the component calls of echarts; a whole namespace would keep all of it in the chunk. */
const ECHARTS = { init, dispose, getInstanceByDom };

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Stable is a full line or a circle, the canary a dashed line or a diamond: they differ without their colours, too. */
const look = (index: number) => {
  const color = token(index === 0 ? '--ev-chart-1' : '--ev-chart-2');
  return {
    type: 'line',
    connectNulls: true,
    symbol: index === 0 ? 'emptyCircle' : 'diamond',
    symbolSize: index === 0 ? 7 : 10,
    itemStyle: { color },
    lineStyle: { width: 2, type: index === 0 ? 'solid' : 'dashed', color },
  };
};

/** Of the height, above the limit. */
const ABOVE_LIMIT = 1.2;

/** Where visits are bad, and where a canary began. */
function marks({ limit, starts }: RateLines) {
  const label = { fontFamily: token('--ev-font'), fontWeight: 600 };
  const line = (color: string, type: number[]) => ({ lineStyle: { color: token(color), type } });
  const limitLabel = { position: 'insideEndTop', formatter: 'limit', color: token('--ev-red-700') };
  const startLabel = { position: 'end', formatter: 'canary starts', color: token('--ev-text') };
  return {
    ...{ silent: true, animation: false, symbol: 'none' },
    data: [
      ...(limit === undefined
        ? []
        : [{ yAxis: limit, ...line('--ev-red-600', [2, 4]), label: { ...label, ...limitLabel } }]),
      ...(starts === undefined
        ? []
        : [{ xAxis: starts, ...line('--ev-ink-400', [3, 3]), label: { ...label, ...startLabel } }]),
    ],
  };
}

/** Rates over time on a canvas. It shows nothing that their table does not say. */
export function ChartCanvas({ lines }: { lines: RateLines }) {
  const option = useMemo(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A canvas inherits no font.
    const axisLabel = { color: token('--ev-text-2'), fontFamily: token('--ev-font') };
    const line = { lineStyle: { color: token('--ev-chart-grid') } };
    return {
      animation: !still,
      animationDuration: 400,
      grid: { left: 44, right: 16, top: 24, bottom: 28 },
      xAxis: {
        type: 'category',
        data: lines.times,
        axisLabel,
        axisTick: { show: false },
        axisLine: line,
      },
      yAxis: {
        ...{ type: 'value', min: 0, splitNumber: 4, axisLabel, splitLine: line },
        // The limit is seen, however far below it the values are.
        ...(lines.limit !== undefined && {
          max: ({ max }: { max: number }) => Math.max(max, ABOVE_LIMIT * (lines.limit ?? 0)),
        }),
      },
      series: lines.series.map(({ name, values }, index) => ({
        ...{ name, data: values },
        ...look(index),
        showSymbol: isPoint(values),
        ...(index === 0 && { markLine: marks(lines) }),
      })),
    };
  }, [lines]);
  return (
    <EChartsReact
      style={{ width: '100%', height: '100%' }}
      echarts={ECHARTS}
      option={option}
      notMerge
    />
  );
}
