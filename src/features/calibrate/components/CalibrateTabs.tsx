import { useSearchParams } from 'react-router-dom';
import { pathTo } from '#platform/routing';
import { PageTabs } from '#shared/page';
import { useProjectId } from '#shared/project';
import * as t from '../texts.ts';

const pages = [
  { id: 'calibrate', label: t.projects },
  { id: 'calibrateDivision', label: t.byDivision },
  { id: 'comparison', label: t.comparison },
] as const;

/** The pages of Calibrate; which peers count, and how, goes along in the address. */
export function CalibrateTabs({ current }: { current: (typeof pages)[number]['id'] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const query = address.toString();
  return (
    <PageTabs
      label={t.calibrate}
      current={current}
      tabs={pages.map((page) => ({
        ...page,
        href: `${pathTo(page.id, { projectId })}${query === '' ? '' : `?${query}`}`,
      }))}
    />
  );
}
