import { ToggleGroup, type ToggleOption } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartNoAxesGantt, Columns3, List } from '#design-system/icons/shapes.ts';
import { usePageSetup } from '#shared/look';
import { ChoiceChip, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { ListViews } from '#shared/views';
import type { BidPackagePage } from '../packageQueries.ts';
import * as t from '../texts.ts';
import { PackageFilterTools } from './PackageFilterTools.tsx';
import { procurementSetup } from '../model/procurementLook.ts';
import {
  type PackageView,
  procurementViewRules,
  saysShown,
  type ViewedPackages,
} from '../model/procurementView.ts';
import { usePackageFilters, useShownPackages } from './usePackageFilters.ts';

const views: readonly ToggleOption<PackageView>[] = [
  { value: 'list', label: t.list, icon: List },
  { value: 'board', label: t.board, icon: Columns3 },
  { value: 'pull', label: t.pullPlan, icon: ChartNoAxesGantt },
];
const noTrades: readonly string[] = [];

/** Search, filters and view of the packages. */
export function PackageTools({ page }: { page: BidPackagePage | undefined }) {
  const projectId = useProjectId();
  const [shown, show] = useShownPackages();
  const [look, setLook] = usePageSetup(procurementSetup);
  const putOn = ({ filters, ...arranged }: Partial<ViewedPackages>) => {
    if (Object.keys(arranged).length > 0) setLook({ ...look, ...arranged });
    if (filters) show(filters);
  };
  return (
    <ToolRow
      end={
        <ToggleGroup label={t.view} options={views} value={shown.view} onChange={(view) => show({ view })} />
      }
    >
      <ListViews
        place={{ projectId, list: 'packages' }}
        rules={procurementViewRules}
        look={{ ...look, filters: shown }}
        onLook={putOn}
        hasOwnFilters={saysShown(shown)}
      />
      <PackageFilterTools
        late={page?.figures.late}
        ownFilter={<TradeChip trades={page?.trades ?? noTrades} />}
      />
    </ToolRow>
  );
}

function TradeChip({ trades }: { trades: readonly string[] }) {
  const [filters, change] = usePackageFilters();
  return (
    <ChoiceChip
      label={t.trade}
      choices={trades.map((trade) => ({ id: trade, label: trade }))}
      value={filters.trade}
      shown={filters.trade ?? undefined}
      onChange={(trade) => change({ trade })}
    />
  );
}
