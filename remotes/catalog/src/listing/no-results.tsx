import type { ProductList } from '@evmandi/api/contract/catalog';
import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { type GarageVehicle, read, useGarage, vehiclesIn } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import type { Icon } from '@evmandi/ui/icon';
import { IconArrowsExchange, IconCategory, IconGarage, IconHeadset } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { ProductShelf } from '@evmandi/ui/product-shelf';
import { useRead } from '@evmandi/ui/use-read';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { type ShelfProduct, type ShownList, shelfProduct } from '../shopping/shown-product.ts';
import styles from './nothing-found.module.css';

/** As many as two lines hold. */
const MOST_VEHICLES = 3;
const MOST_CATEGORIES = 4;
const SHELF = 4;

interface NoResultsProps {
  list: ShownList;
  /** What `recommendedFor` finds, else what is popular. */
  recommended: readonly ShelfProduct[];
  recommendedFor?: string | undefined;
}

interface WayProps {
  icon: Icon;
  title: string;
  children: ReactNode;
}

function Way({ icon: Sign, title, children }: WayProps) {
  const titleId = useId();
  return (
    <section className={styles.way} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.name}>
        <Sign aria-hidden />
        {title}
      </h3>
      {children}
    </section>
  );
}

/** What resembles the words; where nothing does, where else to look. */
function DidYouMean({ empty, facets }: ShownList) {
  if (empty?.instead) {
    return (
      <Way icon={IconArrowsExchange} title="Did you mean">
        <p className={styles.advice}>
          {empty.instead.map(({ q, count }) => (
            <Link key={q} to={links.search(q)} className={styles.without}>
              {q} <b>{formatNumber(count)}</b>
            </Link>
          ))}
        </p>
      </Way>
    );
  }
  return (
    <Way icon={IconCategory} title="By category">
      <p className={styles.advice}>
        {facets?.categories.slice(0, MOST_CATEGORIES).map(({ value, name }) => (
          <Link key={value} to={links.category(value)} className={styles.without}>
            {name}
          </Link>
        ))}
      </p>
    </Way>
  );
}

const fitting = (thing: string | undefined, vehicles: readonly string[]) =>
  links.fitting(vehicles) + (thing ? `&q=${encodeURIComponent(thing)}` : '');

/** What there is for vehicles: how much, and the first of it. */
function useFitting(thing: string | undefined, fits: readonly string[], size: number) {
  const params = { ...(thing && { q: thing }), fits: fits.join(), page_size: size, facets: false };
  return useRead(fits.length > 0 ? `fitting ${JSON.stringify(params)}` : null, (signal) =>
    read<ProductList>('/products', { signal, params }),
  ).data;
}

/** Its number comes later, in a place that is kept for it. */
function VehicleTip({ vehicle, thing }: { vehicle: GarageVehicle; thing: string | undefined }) {
  const { id, name } = vehicle;
  const count = useFitting(thing, [id], 1)?.page.total;
  const text = (
    <>
      {name ?? id}{' '}
      <b>{count === undefined ? '\u2007'.repeat(thing ? 1 : 3) : formatNumber(count)}</b>
    </>
  );
  return count === 0 ? (
    <span className={styles.without}>{text}</span>
  ) : (
    <Link to={fitting(thing, [id])} className={styles.without}>
      {text}
    </Link>
  );
}

function ByVehicle({ vehicles, thing }: { vehicles: GarageVehicle[]; thing: string | undefined }) {
  return (
    <Way icon={IconGarage} title="By your vehicles">
      {vehicles.length > 0 ? (
        <>
          <p>{thing ? `“${thing}” that fits` : 'Parts that fit'} what is in your garage.</p>
          <p className={joinClasses(styles.advice, styles.own)}>
            {vehicles.slice(0, MOST_VEHICLES).map((vehicle) => (
              <VehicleTip key={vehicle.id} vehicle={vehicle} thing={thing} />
            ))}
          </p>
        </>
      ) : (
        <>
          <p>Choose them once and see what fits them.</p>
          <ButtonLink to={links.garage} variant="secondary">
            Choose vehicles
          </ButtonLink>
        </>
      )}
    </Way>
  );
}

/** What fits the vehicles of the garage, as soon as that is known; else what the page brought. */
function Instead(props: NoResultsProps & { vehicles: readonly GarageVehicle[] }) {
  const { vehicles, recommended, recommendedFor } = props;
  const own = vehicles.slice(0, MAX_VEHICLES).map(({ id }) => id);
  const thing = props.list.empty?.thing;
  const fit = useFitting(thing, own, SHELF)?.products ?? [];
  const [title, products] =
    fit.length > 0
      ? [`${thing ? `“${thing}”` : 'Parts'} for your vehicles`, fit.map(shelfProduct)]
      : [recommendedFor ? `Results for “${recommendedFor}”` : 'Popular products', recommended];
  return <ProductShelf key={title} title={title} products={products} to={links.product} />;
}

/** In place of a listing whose words find nothing: what else they may have meant, and whom to ask. */
export function NoResults(props: NoResultsProps) {
  const { list } = props;
  const vehicles = useGarage((state) => state.lines);
  const own = vehiclesIn({ lines: vehicles });
  return (
    <>
      <Card as="section" className={styles.words}>
        <h2>Try one of these</h2>
        <div className={styles.ways}>
          <DidYouMean {...list} />
          <ByVehicle vehicles={own} thing={list.empty?.thing} />
          <Way icon={IconHeadset} title="Ask for it">
            <p>
              Tell us the part number on the old part, or the vehicle and its year. We look for it.
            </p>
            <ButtonLink to={links.contact} variant="secondary">
              Ask an expert
            </ButtonLink>
          </Way>
        </div>
        <p>
          Shorter words find more: a part number in any spelling, a vehicle and a part, or a value
          such as 60 V.
        </p>
      </Card>
      <Instead {...props} vehicles={own} />
    </>
  );
}
