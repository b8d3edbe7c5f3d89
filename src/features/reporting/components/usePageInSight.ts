import { type RefObject, useEffect, useState } from 'react';

/** Which page of how many is in sight, counted from 0, and whether the pages end there. */
interface PageInSight {
  at: number;
  count: number;
  isEnd: boolean;
}

/** A page is read once this share of its height is in sight. */
const read = 0.5;
/** A page that is turned to has this much of the desk above it, px. */
const above = 12;

const pagesOf = (desk: HTMLElement) => [...desk.querySelectorAll<HTMLElement>('figure')];

function look(desk: HTMLElement): PageInSight {
  const pages = pagesOf(desk);
  const { top } = desk.getBoundingClientRect();
  const at = pages.findIndex((page) => {
    const { bottom, height } = page.getBoundingClientRect();
    return bottom - top > height * read;
  });
  const isEnd = desk.scrollTop + desk.clientHeight >= desk.scrollHeight - 1;
  return { at: at === -1 ? Math.max(0, pages.length - 1) : at, count: pages.length, isEnd };
}

/** Follows the pages of a desk as it is scrolled, turns to the next or the previous one, and goes to any of them. */
export function usePageInSight(desk: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState<PageInSight>({ at: 0, count: 0, isEnd: false });
  // The desk stands behind what turns its pages: it is there once everything is.
  useEffect(() => {
    const node = desk.current;
    if (!node) return undefined;
    const handleChange = () => {
      const now = look(node);
      setSeen((old) => (old.at === now.at && old.count === now.count && old.isEnd === now.isEnd ? old : now));
    };
    handleChange();
    const sizes = new ResizeObserver(handleChange);
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    node.addEventListener('scroll', handleChange, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', handleChange);
    };
  }, [desk]);
  return {
    ...seen,
    goTo: (at: number) => {
      const node = desk.current;
      const page = node && pagesOf(node)[at];
      if (page) node.scrollBy(0, page.getBoundingClientRect().top - node.getBoundingClientRect().top - above);
    },
    turn: (step: 1 | -1) => {
      const node = desk.current;
      if (!node) return;
      const tops = pagesOf(node).map((page) => page.getBoundingClientRect().top);
      const place = node.getBoundingClientRect().top + above;
      // Pages may lie side by side: the next one is the first of the next row.
      const next = step === 1 ? tops.find((top) => top > place + 1) : tops.findLast((top) => top < place - 1);
      if (next !== undefined) node.scrollBy(0, next - place);
    },
  };
}
