import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { LayoutGrid, List, Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { NEW_REPORT, REPORT_ACCESSES, REPORT_SCOPES, REPORT_STATES } from '#domain/reporting';
import { useSubject } from '#platform/flags';
import { pathTo, useAddress } from '#platform/routing';
import { ChoiceChip, Page, PageTabs, ToolFilters, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { Archive } from '../components/Archive.tsx';
import { LegacyReports } from '../components/LegacyReports.tsx';
import { TemplatesDialog } from '../components/TemplatesDialog.tsx';
import { ReportList } from '../components/ReportList.tsx';
import {
  readReportFilters,
  type ReportFilters,
  toReportQuery,
  writeReportFilters,
} from '../model/reportFilters.ts';
import { useCreateReport } from '../reportingMutations.ts';
import { reportListQuery, runListQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));
const views = [
  { value: 'list', label: t.list, icon: List, iconOnly: true },
  { value: 'grid', label: t.grid, icon: LayoutGrid, iconOnly: true },
] as const;

/** The reports of the project (docs/product/reporting.md). */
export default function ReportsScreen() {
  const { tenantFlags } = useSubject();
  return tenantFlags.has('use_new_reports_panel') ? <CustomReports /> : <LegacyReports />;
}

function CustomReports() {
  const projectId = useProjectId();
  const go = useNavigate();
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readReportFilters(address), [address]);
  const change = useCallback(
    (part: Partial<ReportFilters>) =>
      setAddress(
        (current) => writeReportFilters(current, { ...readReportFilters(current), offset: 0, ...part }),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const query = useQuery(reportListQuery(projectId, toReportQuery(filters)));
  const create = useCreateReport();
  const add = () =>
    create.mutate(
      { input: { name: NEW_REPORT }, key: crypto.randomUUID() },
      { onSuccess: ({ id }) => void go(pathTo('report', { projectId, reportId: id })) },
    );
  const [isChoosing, setChoosing] = useState(false);
  const isArchive = address.get('tab') === 'archive';
  const all = useQuery(reportListQuery(projectId, { limit: 1, offset: 0 }));
  const runs = useQuery(runListQuery(projectId, { limit: 1, offset: 0 }));
  const home = pathTo('reports', { projectId });
  return (
    <Page
      title={t.reports}
      actions={
        <>
          <Button onPress={() => setChoosing(true)}>{t.startFromTemplate}</Button>
          <Button variant="primary" icon={Plus} busy={create.isPending} onPress={add}>
            {t.addNewReport}
          </Button>
        </>
      }
    >
      <PageTabs
        label={t.reports}
        tabs={[
          { id: 'custom_reports', label: t.customReports, href: home, count: all.data?.count },
          { id: 'archive', label: t.archive, href: `${home}?tab=archive`, count: runs.data?.count },
        ]}
        current={isArchive ? 'archive' : 'custom_reports'}
      />
      {isChoosing ? <TemplatesDialog onClose={() => setChoosing(false)} /> : null}
      {isArchive ? (
        <Archive all={runs.data?.count} />
      ) : (
        <>
          <ToolRow
            end={
              <ToggleGroup
                label={t.view}
                options={views}
                value={filters.view ?? 'list'}
                onChange={(view) => change({ view: view === 'grid' ? view : null, offset: filters.offset })}
              />
            }
          >
            <SearchField
              label={t.quickSearch}
              placeholder={t.quickSearch}
              value={filters.search}
              onChange={(search) => change({ search })}
            />
            <ToolFilters>
              <ChoiceChip
                label={t.state}
                choices={choicesOf(REPORT_STATES)}
                value={filters.state}
                onChange={(state) => change({ state: state as ReportFilters['state'] })}
              />
              <ChoiceChip
                label={t.scope}
                choices={choicesOf(REPORT_SCOPES)}
                value={filters.scope}
                onChange={(scope) => change({ scope: scope as ReportFilters['scope'] })}
              />
              <ChoiceChip
                label={t.access}
                choices={choicesOf(REPORT_ACCESSES)}
                value={filters.access}
                onChange={(access) => change({ access: access as ReportFilters['access'] })}
              />
            </ToolFilters>
          </ToolRow>
          <ReportList query={query} filters={filters} onChange={change} onAdd={add} />
        </>
      )}
    </Page>
  );
}
