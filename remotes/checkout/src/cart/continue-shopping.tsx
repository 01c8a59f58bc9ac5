import { IconArrowLeft } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import styles from './continue-shopping.module.css';

export function ContinueShopping() {
  return (
    <Link className={styles.link} to="/listing">
      <IconArrowLeft aria-hidden />
      Continue shopping
    </Link>
  );
}
