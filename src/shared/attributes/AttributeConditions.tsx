import { lazy, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { conditionCount } from '#shared/conditions';
import type { AttributeConditionsFormProps } from './AttributeConditionsForm.tsx';
import { type AttributeEntity, useAllAttributes, useAttributes } from './attributeQueries.ts';

const AttributeConditionsForm = lazy(() => import('./AttributeConditionsForm.tsx'));

type ConditionsProps = Pick<AttributeConditionsFormProps, 'value' | 'onChange'>;
export type AttributeConditionsProps = ConditionsProps & { entity: AttributeEntity };

/** Conditions of a list of this project over the company's own fields; nothing while it has none. */
export function AttributeConditions({ entity, ...rest }: AttributeConditionsProps) {
  return <ConditionsChip attributes={useAttributes(entity)} {...rest} />;
}

/** Conditions of a list of projects over the company's own fields of them, whatever their kind of construction. */
export function ProjectConditions(props: ConditionsProps) {
  return <ConditionsChip attributes={useAllAttributes('PROJECT', null)} {...props} />;
}

function ConditionsChip({ attributes, value, onChange }: AttributeConditionsFormProps) {
  const count = conditionCount(value);
  if ((attributes?.length ?? 0) === 0 && count === 0) return null;
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
        <AttributeConditionsForm attributes={attributes} value={value} onChange={onChange} />
      </Suspense>
    </Popover>
  );
}
