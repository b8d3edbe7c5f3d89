import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ToolRow } from '#shared/page';
import type { ProjectFilters } from '../model/projectFilters.ts';
import { PROJECT_STATUSES, STATUS_ORDER } from '../model/projectStatus.ts';

export interface ProjectToolsProps {
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
}

/** Search and filters above the project list. */
export function ProjectTools({ filters, onChange }: ProjectToolsProps) {
  const { statuses } = filters;
  const items = STATUS_ORDER.map((status) => ({
    id: status,
    label: PROJECT_STATUSES[status].label,
    icon: PROJECT_STATUSES[status].icon,
    checked: statuses.includes(status),
    keepsOpen: true,
    onSelect: () =>
      onChange({
        statuses: STATUS_ORDER.filter((other) => statuses.includes(other) !== (other === status)),
      }),
  }));
  const chosen = statuses.length > 0 ? `${statuses.length} of ${STATUS_ORDER.length}` : undefined;
  return (
    <ToolRow underTitle>
      <SearchField
        label="Quick search"
        placeholder="Name, code or city"
        width="wide"
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Menu
        label="Status"
        sections={[{ id: 'statuses', items }]}
        renderTrigger={(trigger) => (
          <FilterChip
            label="Status"
            value={chosen}
            trigger={trigger}
            onClear={() => onChange({ statuses: [] })}
          />
        )}
      />
    </ToolRow>
  );
}
