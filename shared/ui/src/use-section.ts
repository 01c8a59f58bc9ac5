import { SECTION_ANSWERS, SECTION_ATTRIBUTE } from '@evmandi/contract/platform/sections';
import { useEffect, useRef } from 'react';

/**
 * Props for the root of a section with fields that stands in a Suspense boundary of its own. They tell the
 * host when the section is hydrated, so that what a person entered before is applied then.
 */
export function useSection<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(SECTION_ANSWERS, { bubbles: true }));
  }, []);
  return { ref, [SECTION_ATTRIBUTE]: '' };
}
