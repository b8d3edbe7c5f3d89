import type { ArtName } from '#design-system/feedback/EmptyState/Art.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { type PathName, usePages, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import * as styles from './ModulePage.css.ts';
import { type Need, NeedList } from './NeedList.tsx';

export interface ModulePageProps {
  /** The page's own name: its title and breadcrumbs come from its row. */
  page: PathName;
  /** Instead of the title of the row. */
  title?: string | undefined;
  /** How much there is, e.g. `5`. */
  count?: string | undefined;
  heading: string;
  /** What the page is for. */
  purpose: string;
  art?: ArtName;
  /** What it works with. */
  needs: readonly Need[];
}

/** A page that has nothing of its own to show: what it is for, what it builds on, and where that is given. */
export function ModulePage({ page, title, count, heading, purpose, art = 'blocks', needs }: ModulePageProps) {
  const row = usePages().rowOf(page);
  return (
    <Page title={title ?? row?.title ?? ''} trail={useTrail(page)} count={count}>
      <Card padding="none">
        <div className={styles.place}>
          <EmptyState
            art={art}
            title={heading}
            text={purpose}
            action={
              needs.length > 0 ? (
                <div className={styles.foot}>
                  <NeedList needs={needs} />
                </div>
              ) : undefined
            }
          />
        </div>
      </Card>
    </Page>
  );
}
