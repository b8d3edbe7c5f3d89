import { areaTrend } from '#domain/overview';
import { areaGap } from '#domain/vision';
import { formatCode } from '#domain/items';
import { notFound } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readForesite } from '../foresite/readForesite.ts';
import { readAreaRows } from '../overview/areaRepository.ts';
import { costWidget } from '../overview/readOverview.ts';
import { readScoredItems, readVisionCore } from './visionRepository.ts';

type Vision = Result<'getVision'>;

/** What of the vision a caller sees (docs/product/vision.md). */
export type VisionView = { cost: CostView; seesItems: boolean; widgets: { program: boolean; cost: boolean } };

/** What a project is for, with the widgets that the caller may see; 404 where the project is not there. */
export async function readVision(
  tx: TenantTx,
  projectId: number,
  today: string,
  { cost, seesItems, widgets }: VisionView,
): Promise<Vision> {
  const core = await readVisionCore(tx, projectId);
  if (!core) throw notFound();
  return {
    ...core,
    ...(seesItems && {
      items: (await readScoredItems(tx, projectId, cost)).map(({ number, ...item }) => ({
        ...item,
        code: formatCode('item', number),
      })),
    }),
    ...(widgets.program && { program: await programWidget(tx, projectId, today) }),
    ...(widgets.cost && { cost: costWidget(await readForesite(tx, projectId, cost, today)) }),
  };
}

async function programWidget(
  tx: TenantTx,
  projectId: number,
  today: string,
): Promise<NonNullable<Vision['program']>> {
  const rows = await readAreaRows(tx, projectId);
  if (!rows) throw notFound();
  const { unit, target, summary } = await ranges.build(tx.tenantId, (rangeOf) =>
    areaTrend({ ...rows, today, byComponent: true }, rangeOf),
  );
  const planned = summary.planned;
  return {
    unit,
    target,
    planned,
    gap: target === null ? null : Math.round((planned - target) * 100) / 100,
    components: rows.components
      .filter(
        ({ area, target_area: aim, is_uncategorized: isWhole }) => area !== null || aim !== null || !isWhole,
      )
      .map(({ id, name, color_index, area, target_area: aim, is_excluded }) => ({
        id,
        name,
        color_index,
        area,
        target: aim,
        gap: areaGap(area, aim),
        is_counted: !is_excluded,
      })),
  };
}
