import { useSearchParams } from 'react-router-dom';
import { pathTo } from '#platform/routing';
import { PageTabs } from '#shared/page';
import { useProjectId } from '#shared/project';

const pages = [
  { id: 'calibrate', label: 'Projects' },
  { id: 'calibrateDivision', label: 'By division' },
  { id: 'comparison', label: 'Comparison' },
] as const;

/** The pages of Calibrate; which peers count, and how, goes along in the address. */
export function CalibrateTabs({ current }: { current: (typeof pages)[number]['id'] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const query = address.toString();
  return (
    <PageTabs
      label="Calibrate"
      current={current}
      tabs={pages.map((page) => ({
        ...page,
        href: `${pathTo(page.id, { projectId })}${query === '' ? '' : `?${query}`}`,
      }))}
    />
  );
}
