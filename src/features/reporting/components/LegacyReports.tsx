import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Download, LayoutGrid, List } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { EstimateReportDialog } from '#features/estimate';
import { ItemReportDialog } from '#features/items';
import { useSubject } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { Page, ToolRow } from '#shared/page';
import { milestonesQuery, useProject } from '#shared/project';
import { type LegacyReport, legacyReports } from '../model/legacyReports.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

const views = [
  { value: 'list', label: t.list, icon: List, iconOnly: true },
  { value: 'grid', label: t.grid, icon: LayoutGrid, iconOnly: true },
] as const;
const formats = t.pdfExcel;

/** Reports of fixed content, where the company has no custom reports. */
export function LegacyReports() {
  const { id: projectId, permissions } = useProject();
  const { tenantFlags } = useSubject();
  const [view, setView] = useState<'list' | 'grid'>('list');
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<LegacyReport>();
  const held = new Set<string>(permissions);
  const shown = legacyReports(held, search);
  const mayExport = tenantFlags.has('enable_foresite_export_panel') && held.has('foresite_export');
  const acts = (report: LegacyReport) => (
    <span className={styles.maker}>
      <Button size="small" icon={Download} onPress={() => setAsked(report)}>
        {t.download}
      </Button>
      {/* The page of exports shows what will be written. */}
      {report.id === 'optioneering' && mayExport ? (
        <Link href={pathTo('export', { projectId })}>{t.pdf}</Link>
      ) : null}
    </span>
  );
  const columns: readonly GridColumn<LegacyReport>[] = [
    { id: 'name', title: t.name, width: 240, value: (row) => row.name, render: (row) => row.name },
    {
      id: 'description',
      title: t.description,
      width: 360,
      grow: true,
      value: (row) => row.description,
      render: (row) => row.description,
    },
    { id: 'formats', title: t.formats, width: 120, render: () => formats },
    {
      id: 'actions',
      title: t.actions,
      renderTitle: () => null,
      width: 190,
      hideable: false,
      render: acts,
    },
  ];
  const none = (
    <EmptyState
      art="funnel"
      title={t.yourFiltersDidntReturnAny}
      action={<Button onPress={() => setSearch('')}>{t.clearFilters}</Button>}
    />
  );
  return (
    <Page title={t.reports}>
      <ToolRow end={<ToggleGroup label={t.view} options={views} value={view} onChange={setView} />}>
        <SearchField label={t.quickSearch} placeholder={t.quickSearch} value={search} onChange={setSearch} />
      </ToolRow>
      {view === 'grid' && shown.length > 0 ? (
        <ul className={styles.tiles} aria-label={t.reports}>
          {shown.map((report) => (
            <li key={report.id}>
              <div className={styles.tile}>
                <span>{report.name}</span>
                <p className={styles.quiet}>{report.description}</p>
                <div className={styles.tileFoot}>
                  <span className={styles.quiet}>{formats}</span>
                  <span className={styles.grow} />
                  {acts(report)}
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <DataGrid
          label={t.reports}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHeight={44}
          maxHeight={100_000}
          state={emptyGridState}
          onStateChange={() => undefined}
          compactHeight={84}
          renderCompact={(row) => (
            <span className={styles.tileFoot}>
              <span className={styles.grow}>{row.name}</span>
              {acts(row)}
            </span>
          )}
          status="ready"
          filtered={search !== ''}
          empty={<EmptyState title={t.noReportsForYouYet} text={t.theyShowItemsAndEstimates} />}
          filteredEmpty={none}
        />
      )}
      {asked ? <Asked report={asked} onClose={() => setAsked(undefined)} /> : null}
    </Page>
  );
}

/** What the chosen report shows, before it is downloaded. */
function Asked({ report: { id }, onClose }: { report: LegacyReport; onClose: () => void }) {
  const { id: projectId } = useProject();
  const { data } = useQuery({
    ...milestonesQuery(projectId),
    enabled: id === 'milestone' || id === 'estimate',
  });
  if (id === 'item' || id === 'optioneering')
    return (
      <Suspense>
        <ItemReportDialog kind={id} onClose={onClose} />
      </Suspense>
    );
  return data ? (
    <Suspense>
      <EstimateReportDialog kind={id} milestones={data.results} onClose={onClose} />
    </Suspense>
  ) : null;
}
