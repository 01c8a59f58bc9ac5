import { CART } from '@evmandi/contract/domain/list-texts';
import { IconCheck } from '@evmandi/ui/icons';

/** "4 in your cart"; nothing at 0. */
export function InCart({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <IconCheck size={16} aria-hidden />
      {`${count} in ${CART}`}
    </>
  );
}
