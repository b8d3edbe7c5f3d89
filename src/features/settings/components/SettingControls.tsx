import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import * as styles from './SettingControls.css.ts';

export interface SettingSwitchProps {
  label: string;
  /** What it changes, in a sentence. */
  about: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice of on or off with what it changes. */
export function SettingSwitch({ label, about, checked, onChange }: SettingSwitchProps) {
  return (
    <Stack gap={1}>
      <Switch label={label} checked={checked} onChange={onChange} />
      <Text size="grid" tone="muted">
        {about}
      </Text>
    </Stack>
  );
}

export interface SettingSelectProps<Value extends string> {
  label: string;
  about: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabledReason?: string;
}

/** A choice of several with what it changes. */
export function SettingSelect<Value extends string>(props: SettingSelectProps<Value>) {
  const { label, about, options, value, onChange, disabledReason } = props;
  return (
    <div className={styles.select}>
      <Select
        label={label}
        hint={about}
        options={options}
        value={value}
        onChange={onChange}
        disabledReason={disabledReason}
      />
    </div>
  );
}
