import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { ToggleGroup, type ToggleOption } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Columns3, List } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ISSUE_STATUSES, type IssueStatus, SEVERITIES } from '#domain/issues';
import { ToolRow } from '#shared/page';
import { useProjectId, peopleQuery } from '#shared/project';
import { isNarrowed, noIssueFilters, WORD_FILTERS, wordFilters } from '../model/issueFilters.ts';
import { nameOf } from '../model/issueWords.ts';
import { type IssueView, useIssueFilters, useIssueView } from './useIssueFilters.ts';

const statuses = (Object.keys(ISSUE_STATUSES) as IssueStatus[])
  .filter((status) => status !== 'VOID')
  .map((status) => ({ id: status, label: ISSUE_STATUSES[status].label }));
const views: readonly ToggleOption<IssueView>[] = [
  { value: 'list', label: 'List', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
];
const severities = [
  ...Object.entries(SEVERITIES)
    .map(([id, label]) => ({ id, label }))
    .toReversed(),
  { id: '0', label: 'None' },
];

/** Search and filters of the lists. */
export function IssueTools({ pastDue }: { pastDue: number | undefined }) {
  const [filters, change] = useIssueFilters();
  const [view, show] = useIssueView();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const several = filters.status?.split(',').map((one) => ISSUE_STATUSES[one as IssueStatus].label);
  return (
    <ToolRow end={<ToggleGroup label="View" options={views} value={view} onChange={show} />}>
      <SearchField
        label="Quick search"
        placeholder="Quick search"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <Button size="small" pressed={filters.pastDue} onPress={() => change({ pastDue: !filters.pastDue })}>
        {['Past due', pastDue].join(' ')}
      </Button>
      <Choice
        label="Status"
        choices={statuses}
        value={filters.status}
        shown={several?.join(', ')}
        onChange={(status) => change({ status })}
      />
      <Choice
        label="Severity"
        choices={severities}
        value={filters.severity === null ? null : String(filters.severity)}
        onChange={(severity) => change({ severity: severity === null ? null : Number(severity) })}
      />
      <Choice
        label="Assignee"
        choices={[
          ...people.map((person) => ({ id: String(person.id), label: nameOf(person) })),
          { id: 'none', label: 'Nobody' },
        ]}
        value={filters.assignee === null ? null : String(filters.assignee)}
        onChange={(id) => change({ assignee: id === null || id === 'none' ? id : Number(id) })}
      />
      {wordFilters.map((name) => (
        <Choice
          key={name}
          label={WORD_FILTERS[name].label}
          choices={WORD_FILTERS[name].words.map((word) => ({ id: word, label: word }))}
          value={filters[name]}
          onChange={(word) => change({ [name]: word })}
        />
      ))}
      {isNarrowed(filters) ? (
        <Button variant="accent" size="small" onPress={() => change(noIssueFilters)}>
          Clear filters
        </Button>
      ) : null}
    </ToolRow>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly { id: string; label: string }[];
  value: string | null;
  shown?: string | undefined;
  onChange: (value: string | null) => void;
}

function Choice({ label, choices, value, shown, onChange }: ChoiceProps) {
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
