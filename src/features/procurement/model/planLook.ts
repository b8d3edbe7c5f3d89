import { definePageSetup } from '#shared/look';

/** Pixels of a day by scale. */
export const PLAN_SCALES = { week: 7, month: 1.15, quarter: 0.55 } as const;
export type PlanScale = keyof typeof PLAN_SCALES;

/** How somebody looks at purchase plans. */
export interface PlanLook {
  view: 'gantt' | 'table';
  scale: PlanScale;
  /** Shows the latest safe days below the bars. */
  showsLatest: boolean;
}

const usual: PlanLook = { view: 'gantt', scale: 'month', showsLatest: true };

function parse(stored: unknown): PlanLook {
  if (typeof stored !== 'object' || stored === null) return usual;
  const { view, scale, showsLatest } = stored as Partial<PlanLook>;
  return {
    view: view === 'table' ? 'table' : 'gantt',
    scale: scale !== undefined && Object.hasOwn(PLAN_SCALES, scale) ? scale : usual.scale,
    showsLatest: showsLatest !== false,
  };
}

export const planSetup = definePageSetup('purchase_plan', 'purchase-plan-look', parse);
