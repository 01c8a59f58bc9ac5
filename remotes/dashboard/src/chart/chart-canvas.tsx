import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import EChartsReact from 'echarts-for-react/esm/core.js';
import { useMemo } from 'react';
import type { ChartData } from './chart-data.ts';

use([BarChart, LineChart, GridComponent, CanvasRenderer]);

/** What the component calls of echarts; a whole namespace would keep all of it in the chunk. */
const ECHARTS = { init, dispose, getInstanceByDom };

export interface ChartCanvasProps {
  data: ChartData;
  kind: 'line' | 'bars';
  /** An amount in short, for the axis and the point under the pointer. */
  format: (value: number) => string;
}

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The first series is a full line over its area, the second dashed: they differ without their colours, too. */
function looks(kind: ChartCanvasProps['kind'], index: number) {
  if (kind === 'bars') {
    const color = token('--ev-chart-1');
    return { type: 'bar', itemStyle: { color, borderRadius: [2, 2, 0, 0] }, barCategoryGap: '25%' };
  }
  const color = token(index === 0 ? '--ev-chart-1' : '--ev-chart-compare');
  return {
    type: 'line',
    symbolSize: 8,
    symbol: index === 0 ? 'circle' : 'diamond',
    itemStyle: { color },
    lineStyle: { width: 2, type: index === 0 ? 'solid' : 'dashed', color },
    ...(index === 0 && { areaStyle: { color: token('--ev-chart-area') } }),
  };
}

/** The numbers on a canvas. It shows nothing that their table does not say. */
export function ChartCanvas({ data, kind, format }: ChartCanvasProps) {
  const option = useMemo(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A canvas inherits no font.
    const text = { color: token('--ev-text-2'), fontFamily: token('--ev-font') };
    const plain = kind === 'bars';
    return {
      animation: !still,
      animationDuration: 400,
      grid: { left: plain ? 0 : 52, right: plain ? 0 : 16, top: 24, bottom: plain ? 4 : 28 },
      xAxis: {
        type: 'category',
        data: data.labels,
        boundaryGap: plain,
        show: !plain,
        axisLabel: text,
        axisTick: { show: false },
        axisLine: { lineStyle: { color: token('--ev-chart-grid') } },
      },
      yAxis: {
        type: 'value',
        show: !plain,
        minInterval: 1,
        splitNumber: 4,
        axisLabel: { ...text, formatter: format },
        splitLine: { lineStyle: { color: token('--ev-chart-grid') } },
      },
      series: data.series.map(({ name, values }, index) => ({
        name,
        data: values,
        ...looks(kind, index),
        emphasis: {
          label: {
            show: true,
            position: 'top',
            fontFamily: token('--ev-font'),
            fontWeight: 700,
            color: token('--ev-text'),
            formatter: ({ value }: { value: number }) => format(value),
          },
        },
      })),
    };
  }, [data, kind, format]);
  return (
    <EChartsReact
      style={{ width: '100%', height: '100%' }}
      echarts={ECHARTS}
      option={option}
      notMerge
    />
  );
}
