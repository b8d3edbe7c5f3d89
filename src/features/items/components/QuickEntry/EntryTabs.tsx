import { pathTo } from '#platform/routing';
import { PageTabs } from '#shared/page';

/** The two ways to edit many items at once: the items themselves, and the rows of their scope. */
export function EntryTabs({ projectId, current }: { projectId: number; current: 'items' | 'scope' }) {
  return (
    <PageTabs
      label="Quick entry"
      current={current}
      tabs={[
        { id: 'items', label: 'Items', href: pathTo('manageItems', { projectId }) },
        { id: 'scope', label: 'Scope rows', href: pathTo('manageScope', { projectId }) },
      ]}
    />
  );
}
