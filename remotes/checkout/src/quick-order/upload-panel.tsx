import { formatRate } from '@evmandi/contract/domain/money';
import { MAX_QUICK_ORDER_ROWS, SAMPLE_FILE } from '@evmandi/contract/domain/quick-order';
import { getConfig } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import {
  IconAlertCircle,
  IconDownload,
  IconFileCheck,
  IconFileUpload,
  IconUpload,
} from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { FILE_KINDS } from './read-file.ts';
import styles from './upload-panel.module.css';
import type { Upload } from './use-upload.ts';

interface UploadPanelProps {
  upload: Upload;
  onFile: (file: File) => void;
}

/** Where an order file is chosen or dropped, and what became of it. */
export function UploadPanel({ upload, onFile }: UploadPanelProps) {
  const { apiUrl, rupeesPerDollar } = getConfig();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const taken = upload.state === 'read';

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen once more, after it was corrected.
    target.value = '';
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onFile(file);
  };

  return (
    <section
      className={styles.panel}
      aria-labelledby="quick-order-upload"
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <h3 id="quick-order-upload" className={styles.title}>
        Upload your order
      </h3>
      <p className={styles.text}>
        You can upload your own XLS, XLSX or CSV file to add products to the cart, or paste rows
        from a spreadsheet.
      </p>
      {taken && (
        <p className={styles.taken} role="status">
          <IconFileCheck size={18} aria-hidden />
          <span>File uploaded: {upload.name}</span>
        </p>
      )}
      {upload.state === 'failed' && (
        <p className={styles.failed} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <span>
            {upload.name}: {upload.message}
          </span>
        </p>
      )}
      {upload.state === 'reading' && <Reading name={upload.name} rows={upload.rows} />}
      <div className={taken ? undefined : joinClasses(styles.zone, over && styles.over)}>
        {!taken && (
          <>
            <IconFileUpload className={styles.icon} size={28} aria-hidden />
            <span>Drop the file here, or</span>
          </>
        )}
        <Button
          variant={taken ? 'secondary' : 'soft'}
          size={taken ? 'md' : 'sm'}
          block={taken}
          busy={upload.state === 'reading'}
          onClick={() => input.current?.click()}
        >
          <IconUpload aria-hidden />
          {taken ? 'Choose another file' : 'Upload file'}
        </Button>
        {!taken && <span>XLS, XLSX or CSV</span>}
      </div>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={FILE_KINDS}
        aria-label="Order file"
        tabIndex={-1}
        onChange={choose}
      />
      <a
        className={styles.sample}
        href={`${apiUrl}/api/quick-order/${SAMPLE_FILE}`}
        download={SAMPLE_FILE}
      >
        <IconDownload aria-hidden />
        Download your sample file
      </a>
      <p className={styles.text}>
        Prices here are US dollars, converted at {formatRate(rupeesPerDollar)}. The order is placed
        in rupees.
      </p>
    </section>
  );
}

function Reading({ name, rows }: { name: string; rows: number }) {
  return (
    <div className={styles.reading}>
      <span role="status">Reading {name}</span>
      <progress
        className={styles.progress}
        aria-label={`Rows read of ${name}`}
        max={MAX_QUICK_ORDER_ROWS}
        value={rows}
      />
    </div>
  );
}
