import { IconButton } from '@evmandi/ui/icon-button';
import { IconChartLine, IconDownload, IconTable } from '@evmandi/ui/icons';
import { saveFile } from '@evmandi/ui/save-file';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ComponentProps } from 'react';
import { Change } from '../change-mark.tsx';
import styles from './chart.module.css';
import { type ChartData, chartCsv, trendAt } from './chart-data.ts';

export type ChartView = 'Chart' | 'Table';
const VIEWS = [
  { name: 'Chart', Icon: IconChartLine },
  { name: 'Table', Icon: IconTable },
] as const;

interface ToolsProps {
  /** What is drawn, for the names of the controls. */
  of: string;
  /** Name of the file, without its ending. */
  file: string;
  data: ChartData;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Icons alone, where there is no room for words. */
  compact?: boolean;
}

/** Chart or table, and the same numbers as a file. */
export function ChartTools({ of, file, data, view, onView, compact }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.switch} aria-label={`${of} as`}>
        {VIEWS.map(({ name, Icon }) => (
          <button
            key={name}
            type="button"
            className={styles.way}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            <Icon size={16} aria-hidden />
            {compact ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          </button>
        ))}
      </fieldset>
      <IconButton
        bordered
        label={`Save as CSV: ${of}`}
        onClick={() => saveFile(`${file}.csv`, chartCsv(data))}
      >
        <IconDownload aria-hidden />
      </IconButton>
    </div>
  );
}

interface TableProps {
  caption: string;
  data: ChartData;
  format: (value: number) => string;
  /** Adds by how much the first series differs from the second. */
  change?: Pick<ComponentProps<typeof Change>, 'scope' | 'moreIsWorse'>;
}

/** The numbers of a chart as a table. */
export function ChartTable({ caption, data, format, change }: TableProps) {
  const { of, labels, series } = data;
  return (
    <Table
      caption={caption}
      columns={[
        { label: of },
        ...series.map(({ name }) => ({ label: name, className: styles.number })),
        ...(change ? [{ label: 'Change', className: styles.number }] : []),
      ]}
      {...(change && { cardsBelow: '36rem' as const })}
    >
      {labels.map((label, index) => (
        <Row key={label} className={change && styles.day}>
          <RowHeader>{label}</RowHeader>
          {series.map(({ name, values }) => {
            const value = values[index];
            return (
              <Cell key={name} label={name} className={styles.number}>
                {value == null ? 'to come' : format(value)}
              </Cell>
            );
          })}
          {change && (
            <Cell label="Change" className={styles.number}>
              <Change trend={trendAt(series, index)} {...change} />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}
