import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import type { GridColumn, GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import { ChartColumn, Download } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import { ChoiceChip, ToolFilters, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { type ArchiveFilters, compareReason, MADE_WITHIN, RUN_SENT } from '../model/archiveFilters.ts';
import { openPdfs } from '../model/openPdfs.ts';
import { type ReportRunRow, runChoicesQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

export interface ArchiveToolsProps {
  filters: ArchiveFilters;
  onChange: (change: Partial<ArchiveFilters>) => void;
  chosen: readonly ReportRunRow[];
  onClear: () => void;
  columns: readonly GridColumn<ReportRunRow>[];
  state: GridState;
  onState: (state: GridState) => void;
}

/** Search, filters, and what is done with the runs that are chosen. */
export function ArchiveTools(props: ArchiveToolsProps) {
  const { filters, onChange, chosen, onClear, columns, state, onState } = props;
  const { data: choices } = useQuery(runChoicesQuery(useProjectId()));
  return (
    <ToolRow
      end={
        <>
          {chosen.length > 0 ? <ChosenRuns runs={chosen} onClear={onClear} /> : null}
          <ColumnsMenu columns={columns} state={state} onStateChange={onState} />
        </>
      }
    >
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ToolFilters>
        <ChoiceChip
          label={t.createdAt}
          choices={choicesOf(MADE_WITHIN)}
          value={filters.days === null ? null : String(filters.days)}
          onChange={(days) =>
            onChange({ days: days === null ? null : (Number(days) as ArchiveFilters['days']) })
          }
        />
        <ChoiceChip
          label={t.report}
          choices={choices?.reports.map(({ id, name }) => ({ id: String(id), label: name })) ?? []}
          value={filters.reportId === null ? null : String(filters.reportId)}
          onChange={(id) => onChange({ reportId: id === null ? null : Number(id) })}
        />
        <ChoiceChip
          label={t.createdBy}
          choices={
            choices?.people.map((person) => ({ id: String(person.id), label: personName(person) })) ?? []
          }
          value={filters.personId === null ? null : String(filters.personId)}
          onChange={(id) => onChange({ personId: id === null ? null : Number(id) })}
        />
        <ChoiceChip
          label={t.sentColumn}
          choices={choicesOf(RUN_SENT)}
          value={filters.sent}
          onChange={(sent) => onChange({ sent: sent as ArchiveFilters['sent'] })}
        />
      </ToolFilters>
    </ToolRow>
  );
}

function ChosenRuns({ runs, onClear }: { runs: readonly ReportRunRow[]; onClear: () => void }) {
  const projectId = useProjectId();
  const go = useNavigate();
  const reason = compareReason(runs);
  const files = runs.filter(({ attachment_url: url }) => url !== null);
  const compare = () => {
    const [later, earlier] = [...runs].sort((one, other) => other.created_at.localeCompare(one.created_at));
    if (later && earlier)
      void go(`${pathTo('reportRun', { projectId, runId: later.id })}?against=${earlier.id}`);
  };
  const isOneReport = runs.every(({ report }) => report.id === runs[0]?.report.id);
  return (
    <>
      <span className={styles.quiet} role="status">
        {[t.chosenRuns(runs.length), isOneReport && runs.length > 1 && t.sameReport]
          .filter(Boolean)
          .join(', ')}
      </span>
      <Button size="small" icon={ChartColumn} disabledReason={reason} onPress={compare}>
        {t.compare}
      </Button>
      <Button
        size="small"
        icon={Download}
        disabledReason={files.length === 0 ? t.noneHasAPdf : undefined}
        onPress={() => openPdfs(files)}
      >
        {t.download}
      </Button>
      <Button size="small" variant="quiet" onPress={onClear}>
        {t.clearChoice}
      </Button>
    </>
  );
}
