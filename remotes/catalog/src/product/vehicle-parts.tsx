import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { SYSTEMS, type System } from '@evmandi/contract/domain/systems';
import { vehicleText } from '@evmandi/contract/domain/vehicle-ref';
import { garage, notify, useGarage } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconPlus } from '@evmandi/ui/icons';
import { useHydrated } from '@evmandi/ui/use-hydrated';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useSection } from '@evmandi/ui/use-section';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { addedText, GARAGE_FULL } from '../garage/say.ts';
import { links } from '../links.ts';
import { inGarage } from './in-garage.ts';
import type { ModelParts } from './product-loader.ts';
import { ServiceBar } from './service-bar.tsx';
import { SystemCard } from './system-card.tsx';
import { inColumns } from './system-columns.ts';
import styles from './vehicle-parts.module.css';

interface OwnProps {
  id: string;
  name: string;
  variant: string | undefined;
  own: number;
}

/** Whether the vehicle is in the garage, and the way into it. */
function Own({ id, name, variant, own }: OwnProps) {
  const [added, setAdded] = useState(false);
  // The button gives way to what it led to.
  const change = useKeptFocus<HTMLAnchorElement>(added);
  const add = () => {
    const vehicle = { id, quantity: 1, name, ...(variant && { detail: variant }) };
    if (garage.add(vehicle) === 'full') notify.error(GARAGE_FULL);
    else {
      setAdded(true);
      notify.success(addedText(name, 1), { link: { to: links.garage, label: 'Open garage' } });
    }
  };
  return own > 0 ? (
    <p className={styles.own}>
      {formatNumber(own)} in your garage{' '}
      <Link ref={change} className={styles.all} to={links.garage}>
        Change
      </Link>
    </p>
  ) : (
    <Button className={styles.add} variant="secondary" size="sm" onClick={add}>
      <IconPlus aria-hidden />
      Add to garage
    </Button>
  );
}

/**
 * Where `#parts` leads. They come after the page that a link leads to has taken its place: nothing was there then. A
 * page from the server is at its place already, and a way back goes where it was left.
 */
function usePlaceOfParts() {
  const head = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  const asked = useRef(useHydrated() && type !== 'POP');
  useEffect(() => {
    if (asked.current && location.hash === '#parts') head.current?.scrollIntoView();
  }, []);
  return head;
}

interface VariantLinksProps extends Omit<ModelParts, 'parts'> {
  /** Of the model's page. */
  path: string;
}

/** Leads to the parts of each variant, where the model has several. */
function VariantLinks({ path, variants, variant }: VariantLinksProps) {
  // A page that is fetched anew begins at its parts; one that changes stays where it is.
  const place = useHydrated() ? '' : undefined;
  if (variants.length === 0) return null;
  return (
    <nav aria-label="Parts of the variant">
      <ul className={styles.chips}>
        {variants.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className={styles.chip}
              to={links.partsOf({ path }, slug, place)}
              replace
              preventScrollReset
              aria-current={slug === variant ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The parts of a vehicle by its systems; quantities are those of the fleet (GARAGE-1). */
export function VehicleParts({ parts, variants, variant }: ModelParts) {
  const section = useSection<HTMLElement>();
  const head = usePlaceOfParts();
  const { vehicle, systems, service = [], total } = parts;
  const { make, model } = vehicle;
  const id = vehicleText({ make, model, ...(variant && { variant }) });
  const called = variants.find(({ slug }) => slug === variant)?.name;
  // Of whatever year.
  const held = {
    vehicle: `${make}.${model}`,
    variant: called ?? null,
    yearFrom: null,
    yearTo: null,
  };
  const own = useGarage(({ lines }) => inGarage(lines, held));
  if (total === 0 && variants.length === 0) return null;
  const fleet = Math.max(own, 1);
  return (
    <section
      {...section}
      className={styles.section}
      aria-labelledby="parts"
      data-fleet={own > 0 || undefined}
    >
      <div className={styles.head}>
        <h2 ref={head} id="parts" className={styles.title}>
          Parts for this vehicle
        </h2>
        <Own id={id} name={vehicle.name} variant={called} own={own} />
      </div>
      <p className={styles.lead}>
        {counted(total, 'part')}
        {called && ` for ${vehicle.name}, ${called},`} by system. Quantities are for{' '}
        {own > 0 ? counted(own, 'vehicle') : 'one vehicle'}.{' '}
        <Link className={styles.list} to={links.fitting([id])}>
          All in one list
        </Link>
      </p>
      <VariantLinks path={`/${make}/${model}`} variants={variants} variant={variant} />
      <ul className={styles.chips}>
        {systems.map(({ system, count }) => (
          <li key={system}>
            <a className={styles.chip} href={`#${system}`}>
              {SYSTEMS[system as System]} <small className={styles.count}>{count}</small>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.systems}>
        {inColumns(systems).map((column) => (
          <div key={column[0]?.system} className={styles.column}>
            {column.map((first) => (
              <SystemCard
                key={`${first.system} ${variant}`}
                vehicle={{ make, model, variant }}
                fleet={fleet}
                first={first}
              />
            ))}
          </div>
        ))}
      </div>
      {service.length > 1 && <ServiceBar service={service} own={own} />}
    </section>
  );
}
