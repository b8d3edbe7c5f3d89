import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip, FilterChipPlace } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { conditionCount } from '#shared/conditions';
import type { AttributeConditionsFormProps } from './AttributeConditionsForm.tsx';
import { type AttributeEntity, useAllAttributes, useAttributes } from './attributeQueries.ts';
import * as t from './texts.ts';

const AttributeConditionsForm = lazy(() => import('./AttributeConditionsForm.tsx'));

type ConditionsProps = Pick<AttributeConditionsFormProps, 'value' | 'onChange'>;
export type AttributeConditionsProps = ConditionsProps & { entity: AttributeEntity };

/** Conditions of a list of this project over the company's own fields; nothing while it has none. */
export function AttributeConditions({ entity, ...rest }: AttributeConditionsProps) {
  const attributes = useAttributes(entity);
  return (
    <ConditionsChip {...rest} iconOnly isOffered={attributes && attributes.length > 0}>
      <AttributeConditionsForm {...rest} attributes={attributes} />
    </ConditionsChip>
  );
}

/**
 * Conditions of a list of projects over the company's own fields of them, whatever their kind of construction. The fields are
 * fetched with the first look; `isOffered` says whether there are any.
 */
export function ProjectConditions({
  isOffered,
  ...rest
}: ConditionsProps & { isOffered: boolean | undefined }) {
  return (
    <ConditionsChip {...rest} isOffered={isOffered}>
      <ProjectForm {...rest} />
    </ConditionsChip>
  );
}

function ProjectForm(props: ConditionsProps) {
  return <AttributeConditionsForm {...props} attributes={useAllAttributes('PROJECT', null)} />;
}

interface ConditionsChipProps extends ConditionsProps {
  /** Undefined while it is not known. */
  isOffered: boolean | undefined;
  /** Without its word until there are conditions: the row has many filters. */
  iconOnly?: boolean;
  /** The form of the conditions. */
  children: ReactNode;
}

function ConditionsChip({ isOffered, iconOnly = false, value, onChange, children }: ConditionsChipProps) {
  const count = conditionCount(value);
  if (isOffered === undefined && count === 0)
    return <FilterChipPlace label={t.attributes} icon={ListFilter} iconOnly={iconOnly} />;
  if (!isOffered && count === 0) return null;
  return (
    <Popover
      label={t.attributes}
      width={560}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.attributes}
          icon={ListFilter}
          iconOnly={iconOnly}
          value={count > 0 ? String(count) : undefined}
          onClear={() => onChange(null)}
          trigger={trigger}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={96} />}>{children}</Suspense>
    </Popover>
  );
}
