import type { Movement } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { CORRECTION_CAUSES, MOVEMENT_REASONS } from '@evmandi/contract/domain/stock';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import levels from '../levels/levels-table.module.css';
import { freshTab, stockAddress } from '../stock-query.ts';
import { signed } from '../words.ts';

const COLUMNS = [
  { label: 'When' },
  { label: 'Product' },
  { label: 'Change', className: levels.number },
  { label: 'Left', className: levels.number },
  { label: 'Reason' },
];

interface Props extends Pick<ComponentProps<typeof Table>, 'cardsBelow' | 'stickyHead' | 'busy'> {
  movements: readonly Movement[];
  /** Numbers of orders lead to them, for those who may open these. */
  seesOrders: boolean;
}

/** What moved, as it is listed; cards on a narrow screen. */
export function MovementsTable({ movements, seesOrders, ...looks }: Props) {
  return (
    <Table caption="Movements" columns={COLUMNS} {...looks}>
      {movements.map((movement) => (
        <MovementRow key={movement.id} movement={movement} seesOrders={seesOrders} />
      ))}
    </Table>
  );
}

function MovementRow({ movement, seesOrders }: { movement: Movement; seesOrders: boolean }) {
  const { at, product, quantity, left, reason, cause, note, by, order } = movement;
  const words = MOVEMENT_REASONS[reason];
  const number = order ? `#${order}` : (movement.delivery ?? movement.jobCard);
  return (
    <Row className={levels.row}>
      <RowHeader className={levels.title}>
        <Moment value={at} />
      </RowHeader>
      <Cell label="Product" className={levels.wide}>
        <span>
          {product.name}
          <Link
            className={levels.sku}
            to={stockAddress({ ...freshTab('movements'), sku: product.sku })}
          >
            {product.sku}
          </Link>
        </span>
      </Cell>
      <Cell label="Change" className={levels.number}>
        <b>{signed(quantity)}</b>
      </Cell>
      <Cell label="Left" className={levels.number}>
        {formatNumber(left)}
      </Cell>
      <Cell label="Reason" className={levels.wide}>
        <span>
          {words}
          {number && ' '}
          {order && seesOrders ? (
            <Link className={levels.link} to={links.order(order)}>
              {number}
            </Link>
          ) : (
            number
          )}
          {cause && `: ${CORRECTION_CAUSES[cause]}`}
          {note && <span className={levels.more}>{note}</span>}
          {by && <span className={levels.more}>{by}</span>}
        </span>
      </Cell>
    </Row>
  );
}
