import type { Allocated } from '@evmandi/api/contract/deliveries';
import { counted } from '@evmandi/contract/domain/numbers';
import { CorrectDialog } from './corrections/correct-dialog.tsx';
import { AnnounceDialog } from './deliveries/announce-dialog.tsx';
import { BookDialog } from './deliveries/book-dialog.tsx';
import { ChangeDialog } from './deliveries/change-dialog.tsx';
import { ThresholdDialog } from './levels/threshold-dialog.tsx';
import type { StockDialog } from './stock-dialog.ts';
import { bookedText, signed } from './words.ts';

interface Props {
  dialog: StockDialog | undefined;
  onClose: () => void;
  /** What was done, and to which waiting orders pieces went. */
  onDone: (text: string, allocated?: Allocated) => void;
}

/** What is open over the stock, and the words for what it did. */
export function StockDialogs({ dialog, onClose, onDone }: Props) {
  switch (dialog?.kind) {
    case 'announce':
      return (
        <AnnounceDialog
          product={dialog.product}
          onClose={onClose}
          onDone={({ number, product, open }) =>
            onDone(`Delivery ${number} is announced: ${counted(open, 'piece')} of ${product.name}.`)
          }
        />
      );
    case 'correct':
      return (
        <CorrectDialog
          row={dialog.row}
          onClose={onClose}
          onDone={({ difference, row, allocated }) =>
            onDone(
              `${row.product.name} corrected by ${signed(difference)}: ${counted(row.onHand, 'piece')} on the shelf.`,
              allocated,
            )
          }
        />
      );
    case 'threshold':
      return (
        <ThresholdDialog
          row={dialog.row}
          onClose={onClose}
          onDone={({ product, lowAt }) => onDone(`${product.name} is low at ${lowAt} from now on.`)}
        />
      );
    case 'book':
      return (
        <BookDialog
          delivery={dialog.delivery}
          onClose={onClose}
          onDone={(delivery, pieces) => onDone(bookedText(delivery, pieces), delivery.allocated)}
        />
      );
    case 'change':
      return (
        <ChangeDialog
          delivery={dialog.delivery}
          onClose={onClose}
          onDone={({ number, uncovered }) =>
            onDone(
              uncovered > 0
                ? `Delivery ${number} changed. Orders wait for ${counted(uncovered, 'piece')} that no delivery brings: announce one.`
                : `Delivery ${number} changed.`,
            )
          }
        />
      );
    default:
      return null;
  }
}
