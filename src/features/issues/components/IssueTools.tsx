import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup, type ToggleOption } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Columns3, List } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ISSUE_STATUSES, type IssueStatus, SEVERITIES } from '#domain/issues';
import { AttributeConditions } from '#shared/attributes';
import { usePageSetup } from '#shared/look';
import { ChoiceChip, FoldedFilters, MoreFilters, ToolRow, useAtMost } from '#shared/page';
import { useProjectId, peopleQuery } from '#shared/project';
import { ListViews } from '#shared/views';
import {
  isNarrowed,
  noIssueFilters,
  WORD_FILTERS,
  type WordFilter,
  wordFilters,
} from '../model/issueFilters.ts';
import { issueSetup, type IssueView, issueViewRules, saysShown } from '../model/issueView.ts';
import { nameOf } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { useIssueColumns } from './useIssueColumns.ts';
import { useIssueFilters, useShownIssues } from './useIssueFilters.ts';

const statuses = (Object.keys(ISSUE_STATUSES) as IssueStatus[])
  .filter((status) => status !== 'VOID')
  .map((status) => ({ id: status, label: ISSUE_STATUSES[status].label }));
const views: readonly ToggleOption<IssueView>[] = [
  { value: 'list', label: t.list, icon: List },
  { value: 'board', label: t.board, icon: Columns3 },
];
const severities = [
  ...Object.entries(SEVERITIES)
    .map(([id, label]) => ({ id, label }))
    .toReversed(),
  { id: '0', label: t.none },
];

/** Search and filters of the lists. */
export function IssueTools({ pastDue }: { pastDue: number | undefined }) {
  const [filters, change] = useIssueFilters();
  const [{ view }, show] = useShownIssues();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const several = filters.status?.split(',').map((one) => ISSUE_STATUSES[one as IssueStatus].label);
  return (
    <ToolRow
      end={
        <>
          <ToggleGroup
            label={t.view}
            options={views}
            value={view}
            onChange={(next) => show({ view: next })}
          />
          {view === 'list' ? <IssueColumns /> : null}
        </>
      }
    >
      <IssueViews />
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        width="flexible"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldedFilters isOn={isNarrowed({ ...filters, search: '' })} onClear={() => change(noIssueFilters)}>
        <Button size="small" pressed={filters.pastDue} onPress={() => change({ pastDue: !filters.pastDue })}>
          {[t.pastDue, pastDue ?? '\u2007'].join(' ')}
        </Button>
        <ChoiceChip
          label={t.status}
          choices={statuses}
          value={filters.status}
          shown={several?.join(', ')}
          onChange={(status) => change({ status })}
        />
        <ChoiceChip
          label={t.severity}
          choices={severities}
          value={filters.severity === null ? null : String(filters.severity)}
          onChange={(severity) => change({ severity: severity === null ? null : Number(severity) })}
        />
        <ChoiceChip
          label={t.assignee}
          choices={[
            ...people.map((person) => ({ id: String(person.id), label: nameOf(person) })),
            { id: 'none', label: t.nobody },
          ]}
          value={filters.assignee === null ? null : String(filters.assignee)}
          onChange={(id) => change({ assignee: id === null || id === 'none' ? id : Number(id) })}
        />
        <WordChips />
        <AttributeConditions
          entity="ISSUE"
          value={filters.conditions}
          onChange={(conditions) => change({ conditions })}
        />
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => change(noIssueFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </ToolRow>
  );
}

/** The type and what else is in use as chips, the other words behind one button. */
function WordChips() {
  const [filters, change] = useIssueFilters();
  const [added, setAdded] = useState<readonly WordFilter[]>(['type']);
  const isShown = (name: WordFilter) => filters[name] !== null || added.includes(name);
  const more = wordFilters.filter((name) => !isShown(name));
  return (
    <>
      {wordFilters.filter(isShown).map((name) => (
        <ChoiceChip
          key={name}
          label={WORD_FILTERS[name].label}
          choices={WORD_FILTERS[name].words.map((word) => ({ id: word, label: word }))}
          value={filters[name]}
          onChange={(word) => change({ [name]: word })}
        />
      ))}
      <MoreFilters
        filters={more.map((name) => ({ id: name, label: WORD_FILTERS[name].label }))}
        onAdd={(name) => setAdded([...added, name])}
      />
    </>
  );
}

/** Looks of the issues that are kept under a name: the lists or the board. */
function IssueViews() {
  const projectId = useProjectId();
  const [shown, show] = useShownIssues();
  const [look, setLook] = usePageSetup(issueSetup);
  return (
    <ListViews
      place={{ projectId, list: 'issues' }}
      rules={issueViewRules}
      look={{ ...look, filters: shown }}
      onLook={({ filters, ...arranged }) => {
        if (Object.keys(arranged).length > 0) setLook({ ...look, ...arranged });
        if (filters) show(filters);
      }}
      hasOwnFilters={saysShown(shown)}
    />
  );
}

/** Which columns the lists show; a phone shows none. */
function IssueColumns() {
  const columns = useIssueColumns();
  const [{ hidden, columnOrder, widths }, setLook] = usePageSetup(issueSetup);
  if (useAtMost(breakpoint.narrow)) return null;
  return (
    <ColumnsMenu
      columns={columns}
      state={{ ...emptyGridState, hidden, columnOrder, widths }}
      onStateChange={(next) =>
        setLook({ hidden: next.hidden, columnOrder: next.columnOrder, widths: next.widths })
      }
    />
  );
}
