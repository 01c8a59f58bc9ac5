import { Button } from '@evmandi/ui/button';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Notice } from '../notice.tsx';
import { leaveOut, orderOnly } from './cart-order.ts';
import styles from './line-problems.module.css';
import type { Priced } from './order-source.ts';

interface LineProblemsProps {
  prices: Priced;
  /** New with each press that was refused for them. */
  focusOn?: unknown;
}

/** Lines that cannot be ordered as they are, each with what can be done; the cart keeps them. */
export function LineProblems({ prices: { problems, lines }, focusOn }: LineProblemsProps) {
  if (problems.length === 0) return null;
  const nameOf = (id: string) =>
    lines.find(({ productId }) => productId === id)?.name ?? `product ${id}`;
  const solve = (remedy: () => void) => {
    focusHeading();
    remedy();
  };
  return (
    <Notice
      tone="error"
      role="alert"
      focusOn={focusOn}
      title={
        problems.length === 1
          ? 'One line cannot be ordered as it is'
          : `${problems.length} lines cannot be ordered as they are`
      }
    >
      <ul className={styles.problems}>
        {problems.map(({ productId, message, available }) => (
          <li key={productId} className={styles.problem}>
            <span>{message}</span>
            <span className={styles.remedies}>
              {available > 0 && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => solve(() => orderOnly(productId, available))}
                >
                  Order {available} <VisuallyHidden>of {nameOf(productId)}</VisuallyHidden>
                </Button>
              )}
              <Button
                size="sm"
                variant="secondary"
                onClick={() => solve(() => leaveOut(productId))}
              >
                Leave <VisuallyHidden>{nameOf(productId)}</VisuallyHidden> in the cart
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
