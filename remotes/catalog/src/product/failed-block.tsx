import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { useRevalidator } from 'react-router-dom';

interface FailedBlockProps {
  title: string;
  /** What a visitor reads of the error. */
  failure: string;
}

/** Stands where a block of the page could not be read; Retry reads what the page shows again. */
export function FailedBlock({ title, failure }: FailedBlockProps) {
  const { revalidate } = useRevalidator();
  return <ErrorFallback variant="line" title={title} error={failure} onRetry={revalidate} />;
}
