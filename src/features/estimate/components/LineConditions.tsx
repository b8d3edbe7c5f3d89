import { useMemo } from 'react';
import { ConditionsBuilder, type ConditionsBuilderProps } from '#shared/conditions';
import { lineConditionFields } from '../model/lineLook.ts';

export interface LineConditionsProps extends Omit<ConditionsBuilderProps, 'fields'> {
  components: readonly { id: number; name: string }[];
}

/** The conditions of lines; fetched with the first look, because few need them. */
export default function LineConditions({ components, ...rest }: LineConditionsProps) {
  const fields = useMemo(() => lineConditionFields(components), [components]);
  return <ConditionsBuilder {...rest} fields={fields} />;
}
