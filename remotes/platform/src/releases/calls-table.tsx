import type { CallRow, LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { Pill } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { clock } from '../words.ts';
import { callState, callTitle } from './call-words.ts';
import { RefusalList } from './refusal-card.tsx';
import own from './releases.module.css';

const COLUMNS = [
  { label: 'What', className: own.whatColumn },
  { label: 'When', className: own.whenColumn },
  { label: 'Who and commit', className: own.whoColumn },
  { label: 'Outcome' },
  { label: 'State', className: own.stateColumn },
];

interface Props {
  calls: readonly CallRow[];
  live: LiveAnswer;
  busy: boolean;
}

/** The calls, the newest first. */
export function CallsTable({ calls, live, busy }: Props) {
  return (
    <Table caption="Releases and other calls" columns={COLUMNS} cardsBelow="64rem" busy={busy}>
      {calls.map((call) => {
        const state = callState(call, live);
        return (
          <Row
            key={call.id}
            className={own.row}
            data-refused={call.result === 'refused' || undefined}
          >
            <RowHeader className={own.what}>
              {callTitle(call)}
              {call.of && <span className={own.of}>{call.of}</span>}
            </RowHeader>
            <Cell label="When" className={own.when}>
              <time dateTime={call.at}>{clock(call.at)}</time>
            </Cell>
            <Cell label="Who" className={own.who}>
              <span>
                {call.who}
                {call.commit && <span className={own.commit}>{call.commit.slice(0, 8)}</span>}
              </span>
            </Cell>
            <Cell label="Outcome" className={own.outcome}>
              {call.refusals.length > 0 ? (
                <details>
                  <summary className={own.outcomeLine}>{call.text}</summary>
                  <RefusalList refusals={call.refusals} />
                </details>
              ) : (
                (call.text ?? 'It runs')
              )}
            </Cell>
            <Cell className={own.state}>
              <Pill tone={state.tone}>{state.text}</Pill>
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}
