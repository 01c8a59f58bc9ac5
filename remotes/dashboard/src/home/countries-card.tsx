import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { centsOf, formatCentsShort } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconDownload } from '@evmandi/ui/icons';
import { saveFile } from '@evmandi/ui/save-file';
import { Link } from 'react-router-dom';
import { chartCsv } from '../chart/chart-data.ts';
import { links } from '../links.ts';
import styles from './countries-card.module.css';
import { Flag } from './flag.tsx';
import { PartCard, usePart } from './part-card.tsx';

/** Sales of the previous 28 days by where they went: numbers, each beside its bar. */
export function CountriesCard({ figures, live }: { figures: Dashboard; live: boolean }) {
  const part = usePart(figures, 'countries');
  const { value = [] } = part;
  const { rupeesPerDollar } = getConfig();
  const { from, to } = figures.period;
  const most = Math.max(1, ...value.map(({ revenue }) => revenue));
  const save = () =>
    saveFile(
      'sales-by-country.csv',
      chartCsv({
        of: 'Country',
        labels: value.map(({ name }) => name),
        series: [
          {
            name: 'Sales in dollars',
            values: value.map(({ revenue }) => centsOf(revenue, rupeesPerDollar) / 100),
          },
        ],
      }),
    );
  return (
    <PartCard
      part={part}
      title="Sales by country"
      aside={
        <span className={styles.tools}>
          {live && (
            <Link className={styles.link} to={links.ordersOfDays(from, to)}>
              All orders
            </Link>
          )}
          <IconButton bordered label="Save as CSV: Sales by country" onClick={save}>
            <IconDownload aria-hidden />
          </IconButton>
        </span>
      }
    >
      {(countries) =>
        countries.length === 0 ? (
          <p>Nothing was sold in the previous 28 days.</p>
        ) : (
          <ul className={styles.list}>
            {countries.map(({ code, name, revenue }) => (
              <li key={code} className={styles.country}>
                <Flag code={code} />
                {live ? (
                  <Link
                    className={styles.name}
                    to={links.ordersOfDays(from, to, { country: code })}
                  >
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
                <b>{formatCentsShort(centsOf(revenue, rupeesPerDollar))}</b>
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.part} style={{ width: `${(100 * revenue) / most}%` }} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </PartCard>
  );
}
