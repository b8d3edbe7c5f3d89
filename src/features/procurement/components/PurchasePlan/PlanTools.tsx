import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartNoAxesGantt, Table2 } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { ToolRow } from '#shared/page';
import type { PlanLook } from '../../model/planLook.ts';
import * as t from '../../texts.ts';
import { PackageFilterTools } from '../PackageFilterTools.tsx';

const views = [
  { value: 'gantt', label: t.gantt, icon: ChartNoAxesGantt },
  { value: 'table', label: t.table, icon: Table2 },
] as const;
const scales = [
  { value: 'week', label: t.week },
  { value: 'month', label: t.month },
  { value: 'quarter', label: t.quarter },
] as const;

export interface PlanToolsProps {
  late: number | undefined;
  look: PlanLook;
  onLook: (look: PlanLook) => void;
}

/** Search, filters and shape of the plan. */
export function PlanTools({ late, look, onLook }: PlanToolsProps) {
  return (
    <ToolRow
      end={
        <>
          <ToggleGroup
            label={t.view}
            options={views}
            value={look.view}
            onChange={(view) => onLook({ ...look, view })}
          />
          {look.view === 'gantt' ? (
            <ToggleGroup
              label={t.scale}
              options={scales}
              value={look.scale}
              onChange={(scale) => onLook({ ...look, scale })}
            />
          ) : null}
        </>
      }
    >
      <PackageFilterTools late={late}>
        {look.view === 'gantt' ? (
          <Switch
            label={t.latestSafeDates}
            checked={look.showsLatest}
            onChange={(showsLatest) => onLook({ ...look, showsLatest })}
          />
        ) : null}
      </PackageFilterTools>
    </ToolRow>
  );
}
