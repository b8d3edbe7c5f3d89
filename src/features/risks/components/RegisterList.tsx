import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatCode } from '#domain/items';
import { useCan } from '#platform/flags';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { LoadError } from '#shared/failure';
import { usePageSetup } from '#shared/look';
import { useProjectId } from '#shared/project';
import { isNarrowed, noRiskFilters, RISK_PAGE } from '../model/riskFilters.ts';
import { riskSetup } from '../model/riskView.ts';
import { levelLabel, valueWords } from '../model/riskWords.ts';
import { useRemoveRisk } from '../riskMutations.ts';
import { riskListQuery, type RiskBrief, type RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { RegisterTools } from './RegisterTools.tsx';
import { riskColumns } from './riskColumns.tsx';
import { useRiskFilters } from './useRiskFilters.ts';

export interface RegisterListProps {
  register: RiskRegister | undefined;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

const rowKey = ({ id }: RiskBrief) => String(id);
const noRows: readonly RiskBrief[] = [];
const noAttributes: readonly AttributeDefinition[] = [];

/** The register as a list: searched, filtered, sorted and paged by the server. */
export function RegisterList({ register, openId, onOpen }: RegisterListProps) {
  const [filters, change] = useRiskFilters();
  const query = useQuery(riskListQuery(useProjectId(), filters));
  const canChange = useCan('change_risk');
  const [leaving, setLeaving] = useState<RiskBrief>();
  const attributes = useAttributes('RISK') ?? noAttributes;
  const [look, setLook] = usePageSetup(riskSetup);
  const page = query.data;
  const columns = useMemo(
    () =>
      riskColumns({
        totals: page && page.count > 1 ? page.totals : undefined,
        count: page?.count ?? 0,
        attributes,
        onOpen,
        ...(canChange && { onRemove: setLeaving }),
      }),
    [page, attributes, onOpen, canChange],
  );
  return (
    <>
      <RegisterTools levels={register?.levels} unmitigated={register?.no_mitigation.count} />
      <DataGrid
        label={t.risks}
        columns={columns}
        rows={page?.results ?? noRows}
        rowKey={rowKey}
        maxHeight={100_000}
        currentKey={openId === null ? null : String(openId)}
        onRowActivate={({ id }) => onOpen(id)}
        state={{ ...look, sort: filters.sort }}
        onStateChange={({ sort, hidden, columnOrder, widths }) => {
          if (sort !== filters.sort) change({ sort });
          if (hidden !== look.hidden || columnOrder !== look.columnOrder || widths !== look.widths)
            setLook({ ...look, hidden, columnOrder, widths });
        }}
        renderCompact={(risk) => <CompactRisk risk={risk} />}
        status={query.isError && !page ? 'error' : page ? 'ready' : 'loading'}
        error={<LoadError what={t.risksLower} error={query.error} onRetry={() => void query.refetch()} />}
        filtered={isNarrowed(filters)}
        empty={<EmptyState title={t.noRisks} text={t.aRiskIsSomething} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            text={t.noRiskMatchesTheSearch}
            action={<Button onPress={() => change(noRiskFilters)}>{t.clearFilters}</Button>}
          />
        }
        footer={
          page && (page.count > RISK_PAGE || filters.offset > 0) ? (
            <Pagination
              label={t.pagesOfRisks}
              count={page.count}
              offset={filters.offset}
              limit={filters.limit}
              sizes={[20, 40, 100]}
              onChange={({ offset, limit }) => change({ offset, limit: limit === 'all' ? 500 : limit })}
            />
          ) : undefined
        }
      />
      {leaving ? <RemoveRisk risk={leaving} onDone={() => setLeaving(undefined)} /> : null}
    </>
  );
}

function RemoveRisk({ risk, onDone }: { risk: RiskBrief; onDone: () => void }) {
  const remove = useRemoveRisk();
  return (
    <Confirm
      title={t.youAreAboutToRemove}
      confirmLabel={t.deleteWord}
      onCancel={onDone}
      onConfirm={() => {
        remove.mutate(risk);
        onDone();
      }}
    >
      {t.codeNameLeavesTheRegister(formatCode('risk', risk.number), risk.name)}
    </Confirm>
  );
}

function CompactRisk({ risk }: { risk: RiskBrief }) {
  const { score, level, number, name } = risk;
  return (
    <Stack gap={1}>
      <Text truncate>{`${formatCode('risk', number)} ${name}`}</Text>
      <Text size="meta" tone="subtle">
        {[score === 0 ? null : `${score} ${levelLabel(level)}`, valueWords(risk)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
