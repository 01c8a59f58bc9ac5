import { availabilityText } from '@evmandi/contract/domain/availability';
import { Button } from '@evmandi/ui/button';
import styles from './row-note.module.css';
import { problemsOf, productOf, type Row, suggestionOf, warningsOf } from './rows.ts';

interface RowNoteProps {
  id: string;
  row: Row;
  /** Names the row to screen readers: "row 3". */
  name: string;
  /** Of the product its name alone. */
  brief?: boolean;
  onSuggestion: (sku: string) => void;
  onRetry: () => void;
}

const fieldOf = (note: string) =>
  document.querySelector<HTMLElement>(`[aria-describedby="${note}"]`);

/** What is known of a row: its product, or what has to be corrected and how. */
export function RowNote({ id, row, name, brief, onSuggestion, onRetry }: RowNoteProps) {
  const product = productOf(row);
  const suggestion = suggestionOf(row);
  return (
    <div className={styles.notes}>
      <p id={id} className={styles.note}>
        {row.verdict.state === 'asking' && <span>Looking it up</span>}
        {product && (
          <>
            <span>{product.name}</span>
            {!brief && (
              <>
                {product.highlights.map((highlight) => (
                  <span key={highlight}>{highlight}</span>
                ))}
                <span>{availabilityText(product)}</span>
              </>
            )}
          </>
        )}
        {warningsOf(row).map((warning) => (
          <span key={warning} className={styles.warning}>
            {warning}
          </span>
        ))}
        {problemsOf(row).map((problem) => (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ))}
      </p>
      {suggestion && (
        <Button
          variant="soft"
          size="sm"
          aria-label={`Use ${suggestion} in ${name}`}
          onClick={() => onSuggestion(suggestion)}
        >
          Use {suggestion}
        </Button>
      )}
      {row.verdict.state === 'failed' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Retry ${name}`}
          data-retry=""
          onClick={({ currentTarget }) => {
            // It goes while the row is looked up: to the field that the note is of.
            if (document.activeElement === currentTarget) fieldOf(id)?.focus();
            onRetry();
          }}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
