import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ToolFilters, ToolRow } from '#shared/page';
import * as t from '../../texts.ts';
import type { RoleFilters } from '../model/roleFilters.ts';

export interface RoleToolsProps {
  filters: RoleFilters;
  onChange: (change: Partial<RoleFilters>) => void;
  onAdd: () => void;
}

interface Choice<Value> {
  value: Value;
  label: string;
}

const types = [
  { value: 'internal', label: t.internal },
  { value: 'external', label: t.external },
] as const;
const impersonable = [
  { value: true, label: t.yes },
  { value: false, label: t.no },
] as const;

function ChoiceChip<Value>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}) {
  const items = choices.map((choice) => ({
    id: choice.label,
    label: choice.label,
    kind: 'radio' as const,
    checked: choice.value === value,
    onSelect: () => onChange(choice.value),
  }));
  return (
    <Menu
      label={label}
      sections={[{ id: 'choices', items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={choices.find((choice) => choice.value === value)?.label}
          trigger={trigger}
          onClear={() => onChange(null)}
        />
      )}
    />
  );
}

/** Search and filters above the roles, and the way to a new one. */
export function RoleTools({ filters, onChange, onAdd }: RoleToolsProps) {
  const add = (
    <Button size="small" icon={Plus} onPress={onAdd}>
      {t.newRole}
    </Button>
  );
  return (
    <ToolRow end={add}>
      <SearchField
        label={t.searchRoles}
        placeholder={t.role}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ToolFilters>
        <ChoiceChip
          label={t.type}
          choices={types}
          value={filters.type}
          onChange={(type) => onChange({ type })}
        />
        <ChoiceChip
          label={t.impersonable}
          choices={impersonable}
          value={filters.impersonable}
          onChange={(value) => onChange({ impersonable: value })}
        />
      </ToolFilters>
    </ToolRow>
  );
}
