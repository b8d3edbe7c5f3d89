import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Page.css.ts';

/** Height of a list where nothing can be measured, and the least that it gets, px. */
const assumed = 640;
const least = 320;
/** Pixels below the list: the place of the bar, and the edge of the page. */
const below = 84;

export interface ListRoomProps {
  /** Search, filters and view; stays in sight while the page scrolls. */
  tools: ReactNode;
  /** The list keeps its height while it is searched, so that the page does not move under the hands. */
  searching: boolean;
  /** What is offered for the rows that are checked, over the lower edge of the page; its place is always kept. */
  bar?: ReactNode;
  /** Draws the list, at most `maxHeight` px high: then its headings stay in sight right below the tools. */
  children: (maxHeight: number) => ReactNode;
}

/** A list with its tools: what is above scrolls away, the tools and the list's headings stay. */
export function ListRoom({ tools, searching, bar, children }: ListRoomProps) {
  const toolbox = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(assumed);
  useLayoutEffect(() => {
    const box = toolbox.current;
    const page = box?.closest('main');
    if (!box || !page) return undefined;
    const measure = () => setRoom(Math.max(least, page.clientHeight - box.offsetHeight - below));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={toolbox} className={styles.stickyTools}>
        {tools}
      </div>
      <div style={searching ? { minHeight: room } : undefined}>{children(room)}</div>
      <div className={styles.barPlace}>{bar}</div>
    </>
  );
}
