import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { type GarageVehicle, useGarage, vehiclesIn } from '@evmandi/runtime';
import { type FitTone, fitText, judgedFit } from '@evmandi/ui/fit-text';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useFleetQuantity, useVerdict } from '@evmandi/ui/use-verdict';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './fit-verdict.module.css';

const ICONS: Record<FitTone, typeof IconInfoCircle> = {
  yes: IconCircleCheck,
  any: IconCircleCheck,
  ask: IconAlertTriangle,
  no: IconAlertTriangle,
  for: IconInfoCircle,
};

const sumOf = (vehicles: readonly GarageVehicle[]) =>
  vehicles.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the fleet needs, and which of it the part is not for. */
function useFleetText(product: ShownDetail, tone: FitTone): string {
  const verdict = useVerdict(product.id);
  const pieces = useFleetQuantity(product.id);
  const lines = useGarage((state) => state.lines);
  const vehicles = vehiclesIn({ lines });
  const total = sumOf(vehicles);
  if (tone === 'any') return 'It goes on, or is used with, any vehicle.';
  if (tone === 'ask')
    return 'Nobody has recorded what it fits. Our parts team checks it for your vehicles.';
  if (tone === 'no')
    return `It is for others than the ${counted(total, 'vehicle')} of your garage.`;
  if (tone === 'for') return 'Choose your vehicles, and we say whether it fits them.';
  const isFitted = ({ id }: GarageVehicle) => verdict?.fits.some((fit) => fit.vehicle === id);
  const others = vehicles.filter((vehicle) => !isFitted(vehicle)).map(({ name, id }) => name ?? id);
  const notes = [...new Set(verdict?.fits.map(({ note }) => note).filter(Boolean))];
  return [
    `${formatNumber(sumOf(vehicles.filter(isFitted)))} of your ${counted(total, 'vehicle')}, ${formatNumber(pieces ?? 1)} for the fleet.`,
    others.length > 0 && `Not for ${others.join(', ')}.`,
    ...notes.map((note) => `${note}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a part fits the garage, before its price. Its place is as high before that is known. */
export function FitVerdict({ product }: { product: ShownDetail }) {
  // An older API tells nothing of it.
  const fitment = product.fitment ?? null;
  if (!fitment) return null;
  return <Verdict product={product} fitment={fitment} />;
}

function Verdict({
  product,
  fitment,
}: {
  product: ShownDetail;
  fitment: NonNullable<ShownDetail['fitment']>;
}) {
  const garage = useGarage(({ lines }) => lines);
  const { tone = 'for', text } = judgedFit(fitText(fitment), useVerdict(product.id));
  const about = useFleetText(product, tone);
  const Icon = ICONS[tone];
  const category = product.categories.at(-1)?.slug;
  return (
    <section className={joinClasses(styles.verdict, styles[tone])} aria-label="Fit">
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.body}>
        <p className={styles.title}>{text}</p>
        <p className={styles.text}>{about}</p>
        <p className={styles.links}>
          {fitment.models > 0 && (
            <a className={styles.link} href="#vehicles">
              {fitment.models === 1 ? 'The model it fits' : `All ${fitment.models} models it fits`}
            </a>
          )}
          {tone === 'no' && category && (
            <Link
              className={styles.link}
              to={links.fitting(
                garage.map(({ id }) => id),
                category,
              )}
            >
              What fits instead
            </Link>
          )}
          {tone === 'ask' && (
            <a className={styles.link} href="#expert">
              Ask an expert
            </a>
          )}
          {tone !== 'any' && (
            <Link className={styles.link} to={links.garage}>
              {garage.length > 0 ? 'Change garage' : 'Choose vehicles'}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
