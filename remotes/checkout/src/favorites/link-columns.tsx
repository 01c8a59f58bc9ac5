import { Link } from 'react-router-dom';
import styles from './link-columns.module.css';

/** The four link columns (FAV-6). */
const COLUMNS = [
  {
    title: 'How to buy',
    links: [
      ['Quick order', '/help#ordering'],
      ['Quotes', '/help#quotes'],
      ['Payment', '/help#ordering'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Delivery', '/help#delivery'],
      ['Returns', '/help#returns'],
      ['Questions', '/help#finding'],
    ],
  },
  {
    title: 'Services',
    links: [
      ['EV service stations', '/ev-service-stations'],
      ['Finance', '/finance'],
      ['Insurance', '/insurance'],
    ],
  },
  {
    title: 'About',
    links: [
      ['About us', '/about'],
      ['Contact', '/contact'],
      ['Terms', '/terms'],
    ],
  },
] as const;

/** The columns of links under the favorites. */
export function LinkColumns() {
  return (
    <nav className={styles.columns} aria-label="Buying and help">
      {COLUMNS.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {links.map(([name, to]) => (
              <li key={name}>
                <Link className={styles.link} to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
