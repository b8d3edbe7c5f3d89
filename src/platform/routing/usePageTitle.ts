import { useEffect } from 'react';

/** Keeps the browser tab's title: the page, what it belongs to, the product. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'Quoin'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
