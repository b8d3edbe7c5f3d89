import { pathTo } from '#platform/routing';
import { PageTabs } from '#shared/page';
import * as t from '../../texts.ts';

/** The two ways to edit many items at once: the items themselves, and the rows of their scope. */
export function EntryTabs({ projectId, current }: { projectId: number; current: 'items' | 'scope' }) {
  return (
    <PageTabs
      label={t.quickEntry}
      current={current}
      tabs={[
        { id: 'items', label: t.items, href: pathTo('manageItems', { projectId }) },
        { id: 'scope', label: t.scopeRows, href: pathTo('manageScope', { projectId }) },
      ]}
    />
  );
}
