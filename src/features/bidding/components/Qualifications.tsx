import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';

export interface QualificationsProps {
  value: string;
  /** Left out where the bid cannot change. */
  onChange?: (value: string) => void;
}

/** The conditions of a bid. */
export function Qualifications({ value, onChange }: QualificationsProps) {
  return (
    <Card title="Qualifications">
      {onChange ? (
        <TextArea
          label="Qualifications"
          labelHidden
          rows={2}
          maxLength={4000}
          placeholder="Crane time by others. Price holds 90 days."
          value={value}
          onChange={onChange}
        />
      ) : (
        <Text tone={value ? 'text' : 'subtle'}>{value || 'None'}</Text>
      )}
    </Card>
  );
}
