import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup, type ToggleOption } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Columns3, List } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ISSUE_STATUSES, type IssueStatus, SEVERITIES } from '#domain/issues';
import { AttributeConditions } from '#shared/attributes';
import { ChoiceChip, ToolRow } from '#shared/page';
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
      <ChoiceChip
        label="Status"
        choices={statuses}
        value={filters.status}
        shown={several?.join(', ')}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label="Severity"
        choices={severities}
        value={filters.severity === null ? null : String(filters.severity)}
        onChange={(severity) => change({ severity: severity === null ? null : Number(severity) })}
      />
      <ChoiceChip
        label="Assignee"
        choices={[
          ...people.map((person) => ({ id: String(person.id), label: nameOf(person) })),
          { id: 'none', label: 'Nobody' },
        ]}
        value={filters.assignee === null ? null : String(filters.assignee)}
        onChange={(id) => change({ assignee: id === null || id === 'none' ? id : Number(id) })}
      />
      {wordFilters.map((name) => (
        <ChoiceChip
          key={name}
          label={WORD_FILTERS[name].label}
          choices={WORD_FILTERS[name].words.map((word) => ({ id: word, label: word }))}
          value={filters[name]}
          onChange={(word) => change({ [name]: word })}
        />
      ))}
      <AttributeConditions
        entity="ISSUE"
        value={filters.conditions}
        onChange={(conditions) => change({ conditions })}
      />
      {isNarrowed(filters) ? (
        <Button variant="accent" size="small" onPress={() => change(noIssueFilters)}>
          Clear filters
        </Button>
      ) : null}
    </ToolRow>
  );
}
