import type { Station } from '@evmandi/api/contract/stations';
import { Card } from '@evmandi/ui/card';
import { IconBolt, IconPhone } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { links } from '../../links.ts';
import styles from './stations-table.module.css';

const COLUMNS = ['Station', 'City', 'Works on', 'Charging on site', 'Open', 'Call'];

function Row({ station }: { station: Station }) {
  const { name, address, city, pin, phone, worksOn, charging, connectors, hours } = station;
  return (
    <tr className={styles.row}>
      <th scope="row" className={`${styles.cell} ${styles.name}`}>
        {name}
        <small className={styles.small}>{address}</small>
        <small className={styles.small}>
          {station.takesJobCards ? 'Takes job cards online' : 'By phone only'}
        </small>
      </th>
      <td className={styles.cell} data-label="City">
        <span>
          {city}
          <small className={styles.small}>{pin}</small>
        </span>
      </td>
      <td className={styles.cell} data-label="Works on">
        {worksOn}
      </td>
      <td className={styles.cell} data-label="Charging">
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
      </td>
      <td className={styles.cell} data-label="Open">
        {hours}
      </td>
      <td className={`${styles.cell} ${styles.action}`}>
        <a className={styles.call} href={links.call(phone)}>
          <IconPhone size={16} aria-hidden />
          {phone}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </a>
      </td>
    </tr>
  );
}

/** A table, and on a phone one card for each station. */
export function StationsTable({ stations }: { stations: readonly Station[] }) {
  return (
    <Card className={styles.box}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Service stations</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {stations.map((station) => (
            <Row key={station.id} station={station} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
