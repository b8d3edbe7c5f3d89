import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import * as t from '../texts.ts';

export interface QualificationsProps {
  value: string;
  /** Left out where the bid cannot change. */
  onChange?: (value: string) => void;
}

/** The conditions of a bid. */
export function Qualifications({ value, onChange }: QualificationsProps) {
  return (
    <Card title={t.qualifications}>
      {onChange ? (
        <TextArea
          label={t.qualifications}
          labelHidden
          rows={2}
          maxLength={4000}
          placeholder={t.craneTimeByOthersPrice}
          value={value}
          onChange={onChange}
        />
      ) : (
        <Text tone={value ? 'text' : 'subtle'}>{value || t.none}</Text>
      )}
    </Card>
  );
}
