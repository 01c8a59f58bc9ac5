import { IconArrowLeft } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './continue-shopping.module.css';

export function ContinueShopping() {
  return (
    <Link className={styles.link} to={links.listing}>
      <IconArrowLeft aria-hidden />
      Continue shopping
    </Link>
  );
}
