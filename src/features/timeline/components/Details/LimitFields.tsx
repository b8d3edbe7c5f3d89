import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import * as t from '../../texts.ts';

export interface Limits {
  is_manual: boolean;
  not_before: string | null;
  finish_by: string | null;
}

export interface LimitFieldsProps {
  value: Limits;
  onChange: (change: Partial<Limits>) => void;
  errorOf: (field: string) => string | undefined;
  today: string;
  readOnly: boolean;
}

/** Whether links or hands move the dates, and the days at either end that hold them. */
export function LimitFields({ value, onChange, errorOf, today, readOnly }: LimitFieldsProps) {
  return (
    <>
      <RadioGroup
        label={t.dates}
        readOnly={readOnly}
        direction="row"
        options={[
          { value: 'automatic', label: t.automatic },
          { value: 'manual', label: t.manual },
        ]}
        value={value.is_manual ? 'manual' : 'automatic'}
        onChange={(mode) => onChange({ is_manual: mode === 'manual' })}
        hint={value.is_manual ? t.linksAreCheckedNotFollowed : t.linksAndLimitsMove}
      />
      <Columns count={2} gap={3}>
        <DateField
          label={t.notBefore}
          today={today}
          readOnly={readOnly}
          value={value.not_before}
          onChange={(day) => onChange({ not_before: day })}
          error={errorOf('not_before')}
        />
        <DateField
          label={t.mustFinishBy}
          today={today}
          readOnly={readOnly}
          value={value.finish_by}
          onChange={(day) => onChange({ finish_by: day })}
          error={errorOf('finish_by')}
        />
      </Columns>
    </>
  );
}
