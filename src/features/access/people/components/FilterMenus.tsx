import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import * as t from '../../texts.ts';

interface Choice<Value> {
  value: Value;
  label: string;
  description?: string | undefined;
}

export interface ManyFilterProps<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A filter that lets several values through. */
export function ManyFilter<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: ManyFilterProps<Value>) {
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const items = choices.map((choice) => ({
    id: String(choice.value),
    label: choice.label,
    ...(choice.description === undefined ? {} : { description: choice.description }),
    checked: value.includes(choice.value),
    keepsOpen: true,
    onSelect: () =>
      onChange(
        value.includes(choice.value)
          ? value.filter((other) => other !== choice.value)
          : [...value, choice.value],
      ),
  }));
  const [first] = chosen;
  const more = chosen.length > 1 ? ` +${chosen.length - 1}` : '';
  return (
    <Menu
      label={label}
      sections={[{ id: 'choices', items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={first && `${first.label}${more}`}
          trigger={trigger}
          onClear={() => onChange([])}
        />
      )}
    />
  );
}

const kinds = [
  { value: 'internal', label: t.internal },
  { value: 'external', label: t.external },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** Colleagues, or people of other companies. */
export function TypeFilter({
  value,
  onChange,
}: {
  value: Kind | null;
  onChange: (value: Kind | null) => void;
}) {
  const items = kinds.map((kind) => ({
    id: kind.value,
    label: kind.label,
    kind: 'radio' as const,
    checked: kind.value === value,
    onSelect: () => onChange(kind.value),
  }));
  return (
    <Menu
      label={t.type}
      sections={[{ id: 'kinds', items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.type}
          value={kinds.find((kind) => kind.value === value)?.label}
          trigger={trigger}
          onClear={() => onChange(null)}
        />
      )}
    />
  );
}
