import { lazy, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { conditionCount } from '#shared/conditions';
import { localToday, useProjectId } from '#shared/project';
import { ListViews } from '#shared/views';
import { type LineLook, lineViewRules } from '../model/lineLook.ts';
import * as t from '../texts.ts';

const LineConditions = lazy(() => import('./LineConditions.tsx'));

export interface LineToolsProps {
  components: readonly { id: number; name: string }[];
  filters: LineLook['filters'];
  onFilters: (filters: LineLook['filters']) => void;
}

/** Views, search and conditions of the lines. */
export function LineTools({ components, filters, onFilters }: LineToolsProps) {
  const projectId = useProjectId();
  const count = conditionCount(filters.conditions);
  const setConditions = (conditions: LineLook['filters']['conditions']) =>
    onFilters({ ...filters, conditions });
  return (
    <>
      <ListViews
        place={{ projectId, list: 'estimate_lines' }}
        rules={lineViewRules}
        look={{ filters }}
        onLook={(look) => {
          if (look.filters) onFilters(look.filters);
        }}
        hasOwnFilters={false}
      />
      <SearchField
        label={t.searchLines}
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <Popover
        label={t.conditions}
        width={560}
        renderTrigger={(trigger) => (
          <FilterChip
            label={t.conditions}
            icon={ListFilter}
            value={count > 0 ? String(count) : undefined}
            onClear={() => setConditions(null)}
            trigger={trigger}
          />
        )}
      >
        <Suspense fallback={<Skeleton height={96} />}>
          <LineConditions
            components={components}
            today={localToday()}
            value={filters.conditions}
            onChange={setConditions}
          />
        </Suspense>
      </Popover>
    </>
  );
}
