import { useEffect } from 'react';

interface Shown {
  text: string;
  outranks: boolean;
}

/** Titles of what is mounted now, in the order of mounting. */
const titles = new Set<Shown>();

/** Keeps the browser tab's title: the page, what it belongs to, the product. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  useTitle(parts, false);
}

/** The title of an error that stands in a page's place: it holds against the page's own. */
export function useErrorTitle(...parts: (string | undefined)[]): void {
  useTitle(parts, true);
}

function useTitle(parts: readonly (string | undefined)[], outranks: boolean): void {
  const text = [...parts.filter(Boolean), 'Quoin'].join(' · ');
  useEffect(() => {
    const shown = { text, outranks };
    titles.add(shown);
    write();
    return () => {
      titles.delete(shown);
      write();
    };
  }, [text, outranks]);
}

function write(): void {
  const all = [...titles];
  const winner = all.findLast(({ outranks }) => outranks) ?? all.at(-1);
  if (winner) document.title = winner.text;
}
