import { pictureAddress } from '@evmandi/runtime';
import {
  IconBolt,
  IconClipboardList,
  IconFileInvoice,
  IconLayoutDashboard,
  IconPackage,
  IconReceiptRupee,
} from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import type { AUDIENCES, Audience } from './audience.ts';
import styles from './side-panel.module.css';

const ICONS = {
  quote: IconReceiptRupee,
  quick: IconBolt,
  job: IconClipboardList,
  order: IconPackage,
  invoice: IconFileInvoice,
  dashboard: IconLayoutDashboard,
};

export function SidePanel({ text }: { text: (typeof AUDIENCES)[Audience] }) {
  return (
    <div className={styles.panel} data-surface="inverse">
      <h2 className={styles.promise}>{text.promise}</h2>
      <ul className={styles.points}>
        {text.points.map(({ icon, text: point }) => {
          const Icon = ICONS[icon];
          return (
            <li key={icon} className={styles.point}>
              <Icon className={styles.icon} aria-hidden />
              {point}
            </li>
          );
        })}
      </ul>
      <Picture
        className={styles.picture}
        src={pictureAddress(text.picture)}
        alt=""
        width={608}
        height={350}
      />
    </div>
  );
}
