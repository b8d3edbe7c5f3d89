import { useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ConditionsBuilder } from '#shared/conditions';
import { localToday } from '#shared/project';
import type { AttributeConditionsProps } from './AttributeConditions.tsx';
import { attributeFilters } from './attributeConditions.ts';
import { useAttributes } from './attributeQueries.ts';

/** Conditions over the company's own fields of a kind of row; fetched with the first look. */
export default function AttributeConditionsForm({ entity, ...rest }: AttributeConditionsProps) {
  const attributes = useAttributes(entity);
  const fields = useMemo(() => attributes && attributeFilters(attributes), [attributes]);
  if (!fields) return <Skeleton height={96} />;
  return <ConditionsBuilder {...rest} fields={fields} today={localToday()} />;
}
