import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';

export interface ChoiceChipProps {
  label: string;
  choices: readonly { id: string; label: string }[];
  value: string | null;
  /** Said in place of the choice's label, where several are let through. */
  shown?: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter that lets one choice through; its menu sets it, its cross takes it away. */
export function ChoiceChip({ label, choices, value, shown, onChange }: ChoiceChipProps) {
  return (
    <Menu
      label={label}
      sections={[
        {
          id: label,
          items: choices.map((choice) => ({
            ...choice,
            kind: 'radio' as const,
            checked: choice.id === value,
            onSelect: () => onChange(choice.id),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={shown ?? choices.find(({ id }) => id === value)?.label}
          trigger={trigger}
          onClear={() => onChange(null)}
        />
      )}
    />
  );
}
