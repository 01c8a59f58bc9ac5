import { formatPriceRange } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { ElectricBadge } from '@evmandi/ui/badge';
import { Card } from '@evmandi/ui/card';
import { IconArrowRight } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { Vehicle } from './home-loader.ts';
import styles from './vehicle-card.module.css';

interface VehicleCardProps {
  vehicle: Vehicle;
  /** Words of the link to its offers; its own, such as "View September Offers", when left out. */
  offers?: string;
  badge?: boolean;
}

export function VehicleCard({ vehicle, offers, badge }: VehicleCardProps) {
  return (
    <Card as="article" className={styles.card}>
      {badge && (
        <span className={styles.badge}>
          <ElectricBadge />
        </span>
      )}
      <Media className={styles.media}>
        <Picture
          src={pictureAddress(vehicle.picture.path)}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
      </Media>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={links.vehicle(vehicle)}>{vehicle.name}</Link>
        </h3>
        <p className={styles.price}>{formatPriceRange(vehicle.price.min, vehicle.price.max)}</p>
        <Link to={links.vehicleOffers(vehicle)} className={styles.offers}>
          {offers ?? vehicle.offersLabel}
          <VisuallyHidden> on {vehicle.name}</VisuallyHidden>
          <IconArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </Card>
  );
}
