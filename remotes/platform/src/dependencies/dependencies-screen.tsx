import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import type { DependenciesAnswer } from '@evmandi/contract/platform/staff-reads';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconDownload, IconStack2 } from '@evmandi/ui/icons';
import { Dot } from '@evmandi/ui/pill';
import { saveFile } from '@evmandi/ui/save-file';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useLoaderData } from 'react-router-dom';
import styles from '../platform.module.css';
import { PlatformTabs } from '../platform-tabs.tsx';
import own from './dependencies.module.css';
import { DependencyPicture } from './dependency-picture.tsx';
import { DependencyTree } from './dependency-tree.tsx';
import { relationsOf, singletonsOf } from './relations.ts';

const COLUMNS = [
  { label: 'Part' },
  { label: 'Exposes' },
  { label: 'Consumes' },
  { label: 'Consumed by' },
  { label: 'Holds' },
];
const SINGLETONS = [
  { label: 'Package' },
  { label: 'Live', className: styles.number },
  { label: 'State' },
];

/** Who exposes what, who consumes it, and what exists once: from what the live artefacts say of themselves. */
export function DependenciesScreen() {
  const { parts } = useLoaderData<DependenciesAnswer>();
  const rows = parts.map((part) => ({ part, ...relationsOf(part, parts) }));
  const save = () => {
    const heads = ['Part', 'Version', 'Exposes', 'Consumes', 'Consumed by'];
    const lines = rows.map(({ part, exposes, consumes, consumedBy }) => [
      ...[part.name, part.version],
      ...[exposes, consumes, consumedBy].map((list) => list.join(', ')),
    ]);
    saveFile('dependencies.csv', BYTE_ORDER_MARK + [heads, ...lines].map(csvLine).join(''));
  };
  if (parts.length === 0) {
    return (
      <div className={styles.screen}>
        <PlatformTabs current="dependencies" />
        <EmptyState
          icon={<IconStack2 />}
          title="Nothing is released yet"
          text="What is live says here what it exposes and consumes."
        />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <PlatformTabs current="dependencies" />
      <Card as="section" className={styles.card} aria-labelledby="picture">
        <div className={styles.head}>
          <h2 id="picture" className={styles.title}>
            Who exposes, who consumes
          </h2>
          <p className={own.legend}>
            <span className={own.key}>loads</span>
            <span className={own.key} data-line="dashed">
              fills a slot, stands in a layout
            </span>
          </p>
        </div>
        <DependencyPicture parts={parts} />
        <DependencyTree parts={parts} />
      </Card>
      <div className={own.columns}>
        <Card as="section" className={`${styles.card} ${own.lined}`} aria-labelledby="table">
          <div className={styles.head}>
            <h2 id="table" className={styles.title}>
              Parts and what ties them
            </h2>
            <Button size="sm" variant="secondary" onClick={save}>
              <IconDownload size={18} aria-hidden />
              CSV
            </Button>
          </div>
          <Table caption="Parts and what ties them" columns={COLUMNS} cardsBelow="36rem">
            {rows.map(({ part, exposes, consumes, consumedBy }) => (
              <Row key={part.name} className={own.row}>
                <RowHeader>{part.name}</RowHeader>
                <Cell label="Exposes">
                  <span className={own.names}>{exposes.join(', ')}</span>
                </Cell>
                <Cell label="Consumes">
                  <span className={own.names}>{consumes.join(', ')}</span>
                </Cell>
                <Cell label="Consumed by">{consumedBy.join(', ')}</Cell>
                <Cell label="Holds">
                  {part.routes}&nbsp;routes, {part.calls}&nbsp;API&nbsp;calls
                  {part.types && ', types'}
                </Cell>
              </Row>
            ))}
          </Table>
        </Card>
        <Card
          as="section"
          className={`${styles.card} ${own.singletons}`}
          aria-labelledby="singletons"
        >
          <div className={styles.head}>
            <h2 id="singletons" className={styles.title}>
              Singletons, one copy each
            </h2>
          </div>
          <Table caption="Singletons" columns={SINGLETONS}>
            {singletonsOf(parts).map(({ name, live, others }) => (
              <Row key={name}>
                <RowHeader>{name}</RowHeader>
                <Cell className={styles.number}>{live}</Cell>
                <Cell>
                  {others.length === 0 ? (
                    <Dot tone="in-stock">Fits all</Dot>
                  ) : (
                    <Dot tone="out-of-stock">Not for {others.join(', ')}</Dot>
                  )}
                </Cell>
              </Row>
            ))}
          </Table>
        </Card>
      </div>
    </div>
  );
}
