import { useCallback, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * The language of the product for what the library writes and reads, whatever the browser's own is; where the text around the node that
 * `measure` is the ref of runs from the right, arrow keys and pointers do too.
 */
export function Locale({ children }: { children: (measure: (node: Element | null) => void) => ReactNode }) {
  const [isRightToLeft, setRightToLeft] = useState(false);
  const measure = useCallback((node: Element | null) => {
    if (node) setRightToLeft(getComputedStyle(node).direction === 'rtl');
  }, []);
  // The library takes the direction from the language only; Arabic is the nearest that runs from the right.
  return <I18nProvider locale={isRightToLeft ? 'ar' : 'en-US'}>{children(measure)}</I18nProvider>;
}
