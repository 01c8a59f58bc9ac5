import styles from './brand-mark.module.css';

const MARKS: Readonly<Record<string, string | undefined>> = {
  honda: styles.honda,
  'royal-enfield': styles.royalEnfield,
  tvs: styles.tvs,
  yamaha: styles.yamaha,
  hero: styles.hero,
  bajaj: styles.bajaj,
  ktm: styles.ktm,
  kawasaki: styles.kawasaki,
};

/** A brand's name set in its manner; not a copy of its mark. */
export function BrandMark({ brand }: { brand: { slug: string; name: string } }) {
  return (
    <span className={styles.place}>
      <span className={[styles.mark, MARKS[brand.slug]].filter(Boolean).join(' ')}>
        {brand.name}
      </span>
    </span>
  );
}
