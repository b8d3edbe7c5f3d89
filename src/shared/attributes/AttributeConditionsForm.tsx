import { useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { ConditionsBuilder } from '#shared/conditions';
import { localToday } from '#shared/project';
import { attributeFilters } from './attributeConditions.ts';
import type { AttributeDefinition } from './attributeQueries.ts';

export interface AttributeConditionsFormProps {
  /** The fields that can be asked; undefined while they are on the way. */
  attributes: readonly AttributeDefinition[] | undefined;
  /** As they are stored. */
  value: StoredFilter | null;
  onChange: (conditions: StoredFilter | null) => void;
}

/** Conditions over the company's own fields of a kind of row; fetched with the first look. */
export default function AttributeConditionsForm({ attributes, ...rest }: AttributeConditionsFormProps) {
  const fields = useMemo(() => attributes && attributeFilters(attributes), [attributes]);
  if (!fields) return <Skeleton height={96} />;
  return <ConditionsBuilder {...rest} fields={fields} today={localToday()} />;
}
