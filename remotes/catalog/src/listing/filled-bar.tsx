import type { ProductList } from '@evmandi/api/contract/catalog';
import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { type GarageVehicle, pictureAddress, read, useGarage, vehiclesIn } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconGarage } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { useRead } from '@evmandi/ui/use-read';
import { Link } from 'react-router-dom';
import { modelOf } from '../garage/model-of.ts';
import { useVehicles } from '../garage/use-vehicles.ts';
import { links } from '../links.ts';
import type { ShownList } from '../shopping/shown-product.ts';
import type { ChangeFilters } from './filters/use-filters.ts';
import styles from './garage-bar.module.css';
import { apiParams } from './listing-data.ts';
import type { ListingQuery } from './listing-query.ts';

export interface GarageBarProps {
  list: ShownList;
  query: ListingQuery;
  onChange: ChangeFilters;
}

/** Whether a listing shows what fits these vehicles: not others, and not what has no record. */
const isOf = (own: readonly string[], { fits, unrecorded }: ListingQuery) =>
  own.length > 0 &&
  own.length === fits.length &&
  own.every((id) => fits.includes(id)) &&
  !unrecorded;

/** How many of this listing fit, as long as it shows others. */
function useFitting(query: ListingQuery, category: string | undefined, fits: string[]) {
  const asked = { ...query, fits, unrecorded: false, page: 1 };
  const params = { ...apiParams(asked), category };
  const key = fits.length > 0 && !isOf(fits, query) ? JSON.stringify(params) : null;
  return useRead(key, (signal) =>
    read<ProductList>('/products', { signal, params: { ...params, page_size: 1, facets: false } }),
  ).data?.page.total;
}

const MOST_DRAWN = 3;

/** The first of the vehicles; their places are there before the pictures are. */
function Pictures({ vehicles }: { vehicles: readonly GarageVehicle[] }) {
  const { data } = useVehicles();
  return (
    <span className={styles.pictures} aria-hidden="true">
      {vehicles.slice(0, MOST_DRAWN).map(({ id }) => {
        const model = data && modelOf(data.makes, id);
        return (
          <span key={id} className={styles.art}>
            {model && (
              <Picture
                src={pictureAddress(model.picture.path)}
                alt=""
                width={224}
                height={168}
                className={styles.picture}
              />
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The vehicles of the garage, and the switch that keeps what fits them (GARAGE-2). */
export function FilledBar({ list, query, onChange }: GarageBarProps) {
  const lines = useGarage((state) => state.lines);
  const vehicles = vehiclesIn({ lines });
  const own = vehicles.slice(0, MAX_VEHICLES).map(({ id }) => id);
  const isOn = isOf(own, query);
  const fitting = useFitting(query, list.category?.slug, own);
  const shown = isOn ? list.page.total : fitting;
  const sum = vehicles.reduce((pieces, { quantity }) => pieces + quantity, 0);
  return (
    <Card className={styles.bar}>
      {vehicles.length > 0 ? (
        <Pictures vehicles={vehicles} />
      ) : (
        <IconGarage className={styles.icon} aria-hidden />
      )}
      <p className={styles.text}>
        <b className={styles.strong}>
          {sum > 0
            ? `${counted(sum, 'vehicle')} in your garage`
            : `${counted(query.fits.length, 'vehicle')} chosen`}
        </b>
        <span className={styles.small}>
          {sum > 0
            ? vehicles
                .map(({ quantity, name, id }) => `${formatNumber(quantity)} x ${name ?? id}`)
                .join(', ')
            : list.vehicles?.map(({ name }) => name).join(' · ')}
        </span>
      </p>
      <Link className={styles.link} to={links.garage}>
        Change
      </Link>
      {own.length > 0 && (
        <Button
          className={styles.toggle}
          variant={isOn ? 'soft' : 'secondary'}
          size="sm"
          role="switch"
          aria-checked={isOn}
          onClick={() => onChange({ fits: isOn ? [] : own, unrecorded: false })}
        >
          <span className={styles.knob} aria-hidden="true" />
          Fits my vehicles
          <span className={styles.count}>{shown === undefined ? '' : formatNumber(shown)}</span>
        </Button>
      )}
    </Card>
  );
}
