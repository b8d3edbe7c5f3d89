import { useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { attributeFilters, useAttributes } from '#shared/attributes';
import { ConditionsBuilder, type ConditionsBuilderProps } from '#shared/conditions';
import { localToday } from '#shared/project';

/** Conditions over the company's own fields of risks; fetched with the first look. */
export default function OwnConditionsForm(props: Pick<ConditionsBuilderProps, 'value' | 'onChange'>) {
  const attributes = useAttributes('RISK');
  const fields = useMemo(() => attributes && attributeFilters(attributes), [attributes]);
  if (!fields) return <Skeleton height={96} />;
  return <ConditionsBuilder {...props} fields={fields} today={localToday()} />;
}
