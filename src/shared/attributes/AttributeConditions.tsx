import { lazy, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { conditionCount } from '#shared/conditions';
import type { AttributeConditionsProps } from './AttributeConditionsForm.tsx';
import { useAttributes } from './attributeQueries.ts';

const AttributeConditionsForm = lazy(() => import('./AttributeConditionsForm.tsx'));

/** Conditions of a list over the company's own fields; nothing while it has none. */
export function AttributeConditions({ entity, value, onChange }: AttributeConditionsProps) {
  const attributes = useAttributes(entity) ?? [];
  const count = conditionCount(value);
  if (attributes.length === 0 && count === 0) return null;
  return (
    <Popover
      label="Attributes"
      width={560}
      renderTrigger={(trigger) => (
        <FilterChip
          label="Attributes"
          icon={ListFilter}
          value={count > 0 ? String(count) : undefined}
          onClear={() => onChange(null)}
          trigger={trigger}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={96} />}>
        <AttributeConditionsForm entity={entity} value={value} onChange={onChange} />
      </Suspense>
    </Popover>
  );
}
