import type { BuyerKind } from '@evmandi/contract/domain/account';
import styles from './buyer-choice.module.css';

const CHOICES: { kind: BuyerKind; name: string; text: string }[] = [
  { kind: 'customer', name: 'Customer', text: 'Order at once, for yourself or your fleet' },
  {
    kind: 'dealer',
    name: 'Dealer',
    text: 'For those who sell or repair vehicles. We look at your company within a working day; until then you buy as a customer.',
  },
];

interface Props {
  chosen: BuyerKind;
  onChoose: (kind: BuyerKind) => void;
}

export function BuyerChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>I buy as</legend>
      {CHOICES.map(({ kind, name, text }) => (
        <label key={kind} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span className={styles.words}>
            <b className={styles.name}>{name}</b>
            <span className={styles.text}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
