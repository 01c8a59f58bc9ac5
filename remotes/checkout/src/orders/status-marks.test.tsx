import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { render, screen } from '@testing-library/react';
import { StatusMarks } from './status-marks.tsx';

// ORDER-2
test('each order status has its own colour', () => {
  const colours = ORDER_STATUSES.map((status) => {
    const { unmount } = render(
      <StatusMarks status={status} partlyShipped={false} payment="Paid" partPaid={false} />,
    );
    const { className } = screen.getByText(status);
    unmount();
    return className;
  });
  expect(new Set(colours).size).toBe(4);
});

// ORDER-5
test('a Pending order of which a part is shipped is marked beside its status', () => {
  render(<StatusMarks status="Pending" partlyShipped payment="Unpaid" partPaid={false} />);
  expect(screen.getByText('Pending')).toBeTruthy();
  expect(screen.getByText('Partly shipped')).toBeTruthy();
});
