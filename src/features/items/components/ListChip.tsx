import { Menu, type MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { chosenWords } from '#shared/page';

export interface ListChipOption {
  value: string | number;
  label: string;
  icon?: MenuItem['icon'];
}

export interface ListChipProps {
  label: string;
  options: readonly ListChipOption[];
  chosen: readonly (string | number)[];
  onChange: (chosen: (string | number)[]) => void;
}

/** A filter that lets several values of a list through. */
export function ListChip({ label, options, chosen, onChange }: ListChipProps) {
  const toggle = (value: string | number) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const items = options.map((option) => ({
    id: String(option.value),
    label: option.label,
    icon: option.icon,
    checked: chosen.includes(option.value),
    keepsOpen: true,
    onSelect: () => toggle(option.value),
  }));
  return (
    <Menu
      label={label}
      sections={[{ id: 'options', items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={chosenWords(namesOf(chosen, options))}
          onClear={() => onChange([])}
          trigger={trigger}
        />
      )}
    />
  );
}

/** Names in the order in which they were chosen; one that is not loaded yet still counts. */
const namesOf = (chosen: ListChipProps['chosen'], options: ListChipProps['options']) =>
  chosen.map((one) => options.find(({ value }) => value === one)?.label ?? '…');
