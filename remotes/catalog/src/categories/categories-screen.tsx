import type { Categories, CategoryCard as Category } from '@evmandi/api/contract/catalog';
import { counted } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Card } from '@evmandi/ui/card';
import {
  IconArrowRight,
  IconCertificate,
  IconHeadset,
  IconReceiptRupee,
  IconTruckDelivery,
} from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { NewsBand } from '@evmandi/ui/news-band';
import { PageHead } from '@evmandi/ui/page-head';
import { Picture } from '@evmandi/ui/picture';
import { Wrap } from '@evmandi/ui/wrap';
import { Link, useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './categories-screen.module.css';
import { CATEGORIES } from './categories-text.ts';

const POINTS = [
  { Icon: IconCertificate, text: 'Part numbers on every item' },
  { Icon: IconReceiptRupee, text: 'Buy now or ask for a quote' },
  { Icon: IconTruckDelivery, text: '1-2 days delivery in stock' },
  { Icon: IconHeadset, text: 'Fitment help from Hyderabad' },
];

function CategoryCard({ category }: { category: Category }) {
  const { slug, name, description, picture, count } = category;
  return (
    <Card as="article" className={styles.card}>
      <Media className={styles.media}>
        <Picture
          src={pictureAddress(picture.path)}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
      </Media>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={links.category(slug)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.count}>
          {counted(count, 'product')}
          <IconArrowRight className={styles.arrow} size={18} aria-hidden />
        </p>
      </div>
    </Card>
  );
}

/** Four selling points and six cards with their live counts (CATEGORY-1, CATEGORY-2). */
export function CategoriesScreen() {
  const { cards } = useLoaderData<Categories>();
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: links.home }, { label: 'Categories' }]} />
      <PageHead title={CATEGORIES.title} lead={CATEGORIES.lead} />
      <ul className={styles.points}>
        {POINTS.map(({ Icon, text }) => (
          <li key={text} className={styles.point}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {cards.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      <NewsBand
        title="Sign up for news"
        text="New parts, price changes and charger launches, once a month."
        kind="news"
        button="Subscribe"
      />
    </Wrap>
  );
}
