import type { VehicleParts as Parts } from '@evmandi/api/contract/fitment';
import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { SYSTEMS, type System } from '@evmandi/contract/domain/systems';
import { garage, notify, useGarage } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconPlus } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { addedText, GARAGE_FULL } from '../garage/say.ts';
import { links } from '../links.ts';
import { ServiceBar } from './service-bar.tsx';
import { SystemCard } from './system-card.tsx';
import { inColumns } from './system-columns.ts';
import styles from './vehicle-parts.module.css';

/** How many of the model, of whatever variant and year, are in the garage. */
const useFleet = (vehicle: string) =>
  useGarage(({ lines }) =>
    sumOfQuantities(
      lines.filter(
        ({ id }) => id === vehicle || id.startsWith(`${vehicle}.`) || id.startsWith(`${vehicle}_`),
      ),
    ),
  );

interface OwnProps {
  id: string;
  name: string;
  own: number;
}

/** Whether the vehicle is in the garage, and the way into it. */
function Own({ id, name, own }: OwnProps) {
  const add = () => {
    if (garage.add({ id, quantity: 1, name }) === 'full') notify.error(GARAGE_FULL);
    else notify.success(addedText(name, 1), { link: { to: links.garage, label: 'Open garage' } });
  };
  return own > 0 ? (
    <p className={styles.own}>
      {formatNumber(own)} in your garage{' '}
      <Link className={styles.all} to={links.garage}>
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

/** The parts of a vehicle by its systems; quantities are those of the fleet (ruling 26). */
export function VehicleParts({ parts }: { parts: Parts }) {
  const { vehicle, systems, service = [], total } = parts;
  const id = `${vehicle.make}.${vehicle.model}`;
  const own = useFleet(id);
  if (total === 0) return null;
  const fleet = Math.max(own, 1);
  return (
    <section className={styles.section} aria-labelledby="parts">
      <div className={styles.head}>
        <h2 id="parts" className={styles.title}>
          Parts for this vehicle
        </h2>
        <Own id={id} name={vehicle.name} own={own} />
      </div>
      <p className={styles.lead}>
        {counted(total, 'part')} by system.{' '}
        {own > 0
          ? `Quantities are proposed for ${counted(own, 'vehicle')}; change any of them.`
          : 'Quantities are those of one vehicle.'}{' '}
        <Link className={styles.all} to={links.fitting([id])}>
          All in one list
        </Link>
      </p>
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
              <SystemCard key={first.system} vehicle={id} fleet={fleet} first={first} />
            ))}
          </div>
        ))}
      </div>
      {service.length > 1 && <ServiceBar service={service} fleet={fleet} />}
    </section>
  );
}
