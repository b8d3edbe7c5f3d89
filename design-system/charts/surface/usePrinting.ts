import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Known before the browser takes the picture, so that a drawing can change to light colours. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const query = matchMedia('print');
    const handleChange = () => flushSync(() => setPrinting(query.matches));
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);
  return printing;
}
