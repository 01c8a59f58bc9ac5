import type { Station } from '@evmandi/api/contract/stations';
import { phoneHref } from '@evmandi/contract/domain/phone';
import { Card } from '@evmandi/ui/card';
import { IconBolt, IconPhone } from '@evmandi/ui/icons';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './stations-table.module.css';

const COLUMNS = ['Station', 'City', 'Works on', 'Charging on site', 'Open', 'Call'].map(
  (label) => ({
    label,
    className: styles.column,
  }),
);

function StationRow({ station }: { station: Station }) {
  const { name, address, city, pin, phone, worksOn, charging, connectors, hours } = station;
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.cell}>
        {name}
        <small className={styles.small}>{address}</small>
        <small className={styles.small}>
          {station.takesJobCards ? 'Takes job cards online' : 'No job cards online'}
        </small>
      </RowHeader>
      <Cell className={styles.cell} label="City">
        <span>
          {city}
          <small className={styles.small}>{pin}</small>
        </span>
      </Cell>
      <Cell className={styles.cell} label="Works on">
        {worksOn}
      </Cell>
      <Cell className={styles.cell} label="Charging">
        {charging.length === 0 ? (
          'None'
        ) : (
          <span>
            <span className={styles.charging}>
              <IconBolt size={16} aria-hidden />
              {charging.join(', ')}
            </span>
            <small className={styles.small}>{connectors.join(', ')}</small>
          </span>
        )}
      </Cell>
      <Cell className={styles.cell} label="Open">
        {hours}
      </Cell>
      <Cell className={styles.cell}>
        {phone ? (
          <a className={styles.call} href={phoneHref(phone)}>
            <IconPhone size={16} aria-hidden />
            {phone}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </a>
        ) : (
          <small className={styles.small}>Sample station, no telephone</small>
        )}
      </Cell>
    </Row>
  );
}

/** A table, and on a phone one card for each station. */
export function StationsTable({ stations }: { stations: readonly Station[] }) {
  return (
    <Card className={styles.box}>
      <Table caption="Service stations" columns={COLUMNS} cardsBelow="52rem">
        {stations.map((station) => (
          <StationRow key={station.id} station={station} />
        ))}
      </Table>
    </Card>
  );
}
