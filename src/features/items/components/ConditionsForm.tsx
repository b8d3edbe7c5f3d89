import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ConditionsBuilder, type ConditionsBuilderProps } from '#shared/conditions';
import { useConditionFields } from './useConditionFields.ts';

export interface ConditionsFormProps extends Omit<ConditionsBuilderProps, 'fields'> {
  projectId: number;
  canApprove: boolean;
}

/** The conditions of the list; fetched with the first look, because few lists need them. */
export default function ConditionsForm({ projectId, canApprove, ...rest }: ConditionsFormProps) {
  const fields = useConditionFields(projectId, canApprove);
  return fields ? <ConditionsBuilder {...rest} fields={fields} /> : <Skeleton height={96} />;
}
