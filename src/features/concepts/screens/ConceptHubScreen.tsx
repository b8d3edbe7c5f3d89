import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ANALYSIS_STATUSES, type AnalysisStatus } from '#domain/concepts';
import { PATHS, useAddress, usePages } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ChoiceChip, Page, ToolRow } from '#shared/page';
import { AnalysesGrid, analysisColumns } from '../components/AnalysesGrid.tsx';
import { analysesQuery, analysisExportQuery } from '../conceptQueries.ts';
import { type AnalysisFilters, readAnalysisFilters, writeAnalysisFilters } from '../model/analysisFilters.ts';
import * as t from '../texts.ts';

const statuses = Object.entries(ANALYSIS_STATUSES).map(([id, { label }]) => ({ id, label }));

/** The analyses of the company (docs/product/concepts.md). */
export default function ConceptHubScreen() {
  const [filters, change] = useAnalysisFilters();
  const analyses = useQuery(analysesQuery(filters));
  const navigate = useNavigate();
  const { opens } = usePages();
  const count = analyses.data?.count;
  const add = opens('newAnalysis') ? (
    <Button variant="primary" icon={Plus} onPress={() => void navigate(PATHS.newAnalysis)}>
      {t.createAnalysis}
    </Button>
  ) : null;
  return (
    <Page
      title={t.conceptHub}
      count={count === undefined ? undefined : count === 1 ? t.analysis1 : t.countAnalyses(count)}
      actions={
        <>
          <ExportAnalyses filters={filters} isEmpty={count === 0} />
          {add}
        </>
      }
    >
      <ToolRow underTitle>
        <SearchField
          label={t.quickSearch}
          placeholder={t.quickSearch}
          value={filters.search}
          onChange={(search) => change({ search, offset: 0 })}
        />
        <ChoiceChip
          label={t.status}
          choices={statuses}
          value={filters.status}
          onChange={(status) => change({ status: status as AnalysisStatus | null, offset: 0 })}
        />
      </ToolRow>
      <AnalysesGrid
        page={analyses.data}
        filters={filters}
        onChange={change}
        add={add}
        failure={
          analyses.error && !analyses.data ? (
            <LoadError
              what={t.analysesLower}
              error={analyses.error}
              onRetry={() => void analyses.refetch()}
            />
          ) : undefined
        }
      />
    </Page>
  );
}

/** The list as it is filtered and sorted, as a file. */
function ExportAnalyses({ filters, isEmpty }: { filters: AnalysisFilters; isEmpty: boolean }) {
  const client = useQueryClient();
  const toasts = useToasts();
  return (
    <ExportMenu
      collapses
      name={t.analyses}
      columns={analysisColumns}
      rows={() => client.fetchQuery(analysisExportQuery(filters))}
      onPrint={null}
      {...(isEmpty && { disabledReason: t.thereIsNothingToExport })}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}

/** The filters of the address, and a way to change some of them. */
function useAnalysisFilters(): [AnalysisFilters, (change: Partial<AnalysisFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readAnalysisFilters(address), [address]);
  const change = useCallback(
    (part: Partial<AnalysisFilters>) =>
      setAddress((current) => writeAnalysisFilters(current, { ...readAnalysisFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
