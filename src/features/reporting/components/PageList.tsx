import type { RefObject } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu, type MenuProps } from '#design-system/actions/Menu/Menu.tsx';
import { useMedia } from '#design-system/private/media/useMedia.ts';
import * as t from '../texts.ts';
import { usePageInSight } from './usePageInSight.ts';
import * as styles from './Reporting.css.ts';

export interface PageListProps {
  desk: RefObject<HTMLElement | null>;
  /** What each sheet shows, by name. */
  pages: readonly (readonly string[])[];
}

const nameOf = (titles: readonly string[], at: number) => `${at + 1} ${titles.join(', ') || t.emptyPage}`;

/** A line of a menu: what begins the sheet, and how much more is on it. */
const shortName = ([first = t.emptyPage, ...others]: readonly string[], at: number) =>
  `${at + 1} ${first}${others.length > 0 ? t.andLengthMore(others.length) : ''}`;

/** The sheets by what they show, to go to one at once; the one in sight is marked. */
export function PageList({ desk, pages }: PageListProps) {
  const { at, goTo } = usePageInSight(desk);
  return (
    <nav className={styles.pageList} aria-label={t.pagesByName}>
      <h2 className={styles.sideTitle}>
        {t.pagesPiece}
        <span className={styles.quiet}>{pages.length}</span>
      </h2>
      <ol className={styles.outline}>
        {pages.map((titles, page) => (
          // Pages never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={page}>
            <button
              type="button"
              className={styles.pageName}
              aria-current={page === at ? 'page' : undefined}
              aria-label={nameOf(titles, page)}
              onClick={() => goTo(page)}
            >
              <span className={styles.pageNumber}>{page + 1}</span>
              <span>
                {(titles.length > 0 ? titles : [t.emptyPage]).map((title, line) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={line} className={styles.pageTitle}>
                    {title}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same where there is no room beside the pages. */
export function PageMenu({ desk, pages }: PageListProps) {
  const { at, goTo } = usePageInSight(desk);
  return (
    <Menu
      label={t.pagesByName}
      sections={[
        {
          id: 'pages',
          items: pages.map((titles, page) => ({
            id: String(page),
            label: shortName(titles, page),
            kind: 'radio' as const,
            checked: page === at,
            onSelect: () => goTo(page),
          })),
        },
      ]}
      renderTrigger={pagesButton}
    />
  );
}

function pagesButton(trigger: Parameters<MenuProps['renderTrigger']>[0]) {
  return (
    <Button size="small" variant="quiet" caret trigger={trigger}>
      {t.pages}
    </Button>
  );
}

/** Whether the list stands beside the pages. */
export const usePageListBeside = () => useMedia('(min-width: 1101px)');
