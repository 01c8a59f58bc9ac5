import type { SlotProps } from '@evmandi/contract/platform/slots';
import { Suggestions } from '../search/suggestions.tsx';

/** `header.search`: suggestions under the host's field. */
export default function HeaderSearch(props: SlotProps['header.search']) {
  return <Suggestions {...props} />;
}
