import type { PlatformToken } from '@evmandi/api/contract/platform';
import { formatDayOf } from '@evmandi/contract/domain/dates';
import { hasEnded } from '@evmandi/contract/platform/token-ends';
import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { Cell, Row, RowHeader } from '@evmandi/ui/table';
import { useChange } from '@evmandi/ui/use-change';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import styles from '../platform.module.css';
import { revokeToken } from '../send.ts';
import { clock } from '../words.ts';
import { TokenState } from './token-state.tsx';
import own from './tokens.module.css';

interface Props {
  token: PlatformToken;
  /** In milliseconds. */
  now: number;
}

/** A token, whose right can be taken away for good. */
export function TokenRow({ token, now }: Props) {
  const { id, app, madeBy, madeAt, endsAt, revokedAt } = token;
  const isOpen = revokedAt === null && !(endsAt && hasEnded(endsAt, now));
  const { ask, element } = useConfirm();
  const ships = app ?? 'Everything (administrator)';
  const revoke = useChange((_: null) => revokeToken(id), {
    revalidate: true,
    done: () => notify.success(`Token ${id} opens nothing any more`),
  });
  // The button goes with the right.
  const name = useKeptFocus<HTMLSpanElement>(revokedAt);
  const press = async () => {
    const agreed = await ask({
      title: `Revoke token ${id}?`,
      text: `Whoever ships ${app ?? 'with it'} needs another one from the next call on. This cannot be undone.`,
      confirmLabel: 'Revoke token',
    });
    if (agreed) await revoke.send(null);
  };
  return (
    <Row className={own.row}>
      <RowHeader>
        <span ref={name} tabIndex={-1} className={styles.mono}>
          {id}
        </span>
      </RowHeader>
      <Cell label="Ships">{ships}</Cell>
      <Cell label="Made">
        {clock(madeAt)} by {madeBy}
      </Cell>
      <Cell label="Ends">{endsAt ? formatDayOf(endsAt) : '–'}</Cell>
      <Cell label="State">
        <TokenState token={token} now={now} />
      </Cell>
      <Cell className={own.actions}>
        {isOpen && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Revoke token ${id}`}
            busy={revoke.busy}
            onClick={() => void press()}
          >
            Revoke
          </Button>
        )}
        {revoke.failure && (
          <span role="alert" className={own.failure}>
            Not revoked: {revoke.failure}
          </span>
        )}
        {element}
      </Cell>
    </Row>
  );
}
