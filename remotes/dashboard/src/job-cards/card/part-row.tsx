import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { pictureAddress } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconArrowBackUp } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Money } from '@evmandi/ui/money';
import { Picture } from '@evmandi/ui/picture';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader } from '@evmandi/ui/table';
import { ListedDay, Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { FailureLine } from './failure-line.tsx';
import { mayWork } from './may-work.ts';
import styles from './parts-card.module.css';
import { type CardWork, useCardChange, useMove } from './use-card.ts';

export type Part = JobCardDetail['parts'][number];

interface Props {
  part: Part;
  work: CardWork;
  onGiveBack: () => void;
  /** Looks for another part in its place. */
  onOffer: () => void;
}

/** When it left the stock, or when it can. */
function When({ taken, wanted, takenAt, stock, arrivesOn }: Part) {
  if (taken === wanted) return takenAt && <Moment value={takenAt} />;
  if (stock > 0) return <>{stock} in stock</>;
  if (arrivesOn === null) return <>None in stock</>;
  return (
    <>
      Due <ListedDay value={arrivesOn} />
    </>
  );
}

/** A part of the card: how much of it is taken, and what can be done with it. */
export function PartRow({ part, work, onGiveBack, onOffer }: Props) {
  const { productId, sku, name, picture, wanted, taken, stock, net } = part;
  const move = useMove(work);
  const change = useCardChange(work);
  const due = wanted - taken;
  const takeNow = Math.min(due, stock);
  const what = <VisuallyHidden> {name}</VisuallyHidden>;
  const take = () => void move.send({ kind: 'takes', part: { productId, quantity: takeNow } });
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.first}>
        <span className={styles.item}>
          <Media className={styles.media}>
            <Picture src={pictureAddress(picture.path)} alt="" width={52} height={42} />
          </Media>
          <span>
            <Link className={`${styles.name} ${styles.link}`} to={links.product(productId)}>
              {name}
            </Link>
            <span className={styles.small}>{sku}</span>
          </span>
        </span>
      </RowHeader>
      <Cell className={styles.number} label="Taken">
        <span>
          {due > 0 ? (
            <Dot tone="delay">
              {taken} of {wanted}
            </Dot>
          ) : (
            `${taken} of ${wanted}`
          )}
          <span className={styles.small}>
            <When {...part} />
          </span>
        </span>
      </Cell>
      <Cell className={styles.number} label="Net">
        <Money paise={net} />
      </Cell>
      <Cell>
        {mayWork(work.card) && (
          <span className={styles.actions}>
            {takeNow > 0 && (
              <Button size="sm" busy={move.busy} onClick={take}>
                Take {takeNow}
                {what}
              </Button>
            )}
            {due > 0 && takeNow === 0 && (
              <Button size="sm" variant="secondary" onClick={onOffer}>
                Offer another
                <VisuallyHidden> for {name}</VisuallyHidden>
              </Button>
            )}
            {due > 0 && (
              <Button
                size="sm"
                variant="ghost"
                busy={change.busy}
                onClick={() => void change.send({ part: { productId, quantity: taken } })}
              >
                Remove
                {taken > 0 && ' the rest'}
                {what}
              </Button>
            )}
            {taken > 0 && (
              <Button size="sm" variant="secondary" onClick={onGiveBack}>
                <IconArrowBackUp size={16} aria-hidden />
                Give back{what}
              </Button>
            )}
          </span>
        )}
        <FailureLine what="It was not taken" change={move} onRetry={take} />
        <FailureLine what="It was not removed" change={change} />
      </Cell>
    </Row>
  );
}
