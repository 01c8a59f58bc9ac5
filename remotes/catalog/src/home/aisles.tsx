import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './aisles.module.css';
import type { HomeData } from './home-loader.ts';
import section from './section.module.css';

/** The six categories. */
export function Aisles({ categories }: Pick<HomeData, 'categories'>) {
  const titleId = useId();
  return (
    <section className={section.section} aria-labelledby={titleId}>
      <div className={section.head}>
        <div>
          <h2 id={titleId} className={section.title}>
            Parts, batteries and charging
          </h2>
          <p className={section.lead}>Everything a fleet or workshop reorders, in six aisles.</p>
        </div>
      </div>
      <ul className={styles.list}>
        {categories.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link to={links.category(slug)} className={styles.card}>
              <Media className={styles.media}>
                <Picture
                  src={pictureAddress(picture.path)}
                  alt=""
                  width={240}
                  height={180}
                  className={styles.picture}
                />
              </Media>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
