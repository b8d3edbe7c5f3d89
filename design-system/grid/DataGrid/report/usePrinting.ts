import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed: then the rows must all be there. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture when the event returns.
    const start = () => flushSync(() => setPrinting(true));
    const stop = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', stop);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', stop);
    };
  }, []);
  return printing;
}
