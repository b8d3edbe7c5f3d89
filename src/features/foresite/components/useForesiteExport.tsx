import { useState } from 'react';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { PaperStage } from '#design-system/charts/paper/PaperStage.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { saveFile } from '#design-system/private/saveFile.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { toItemsTable } from '#features/items';
import type { useTrendDocument } from '#features/trend';
import { useCan } from '#platform/flags';
import type { ItemBrief } from '#shared/foresite';
import { useProject } from '#shared/project';
import * as t from '../texts.ts';

interface Wanted {
  Stage: typeof PaperStage;
  drawn: (canvas: HTMLCanvasElement) => void;
  fail: (error: Error) => void;
}

/** Files of ForeSite: the trend with items as a PDF, items as a workbook. `stage` is where the chart is drawn for paper. */
export function useForesiteExport(document: ReturnType<typeof useTrendDocument>) {
  const [busy, setBusy] = useState<'pdf' | 'xlsx'>();
  const [wanted, setWanted] = useState<Wanted>();
  const toasts = useToasts();
  const { name } = useProject();
  const canApprove = useCan('approve_scenarioitem');

  const writePdf = async ({ hasTrend, items }: { hasTrend: boolean; items: ChartTable | null }) => {
    const {
      makePaper,
      makeTables,
      PaperStage: Stage,
    } = await import('#design-system/charts/paper/makePaper.ts');
    const { lead, legend, table, paper } = document;
    if (!hasTrend) return makeTables({ title: t.items, tables: items ? [items] : [], paper });
    const canvas = await new Promise<HTMLCanvasElement>((drawn, fail) => setWanted({ Stage, drawn, fail }));
    return makePaper(canvas, {
      title: t.costTrend,
      lead,
      legend,
      table,
      paper,
      ...(items && { more: [items] }),
    });
  };
  const savePdf = (content: { hasTrend: boolean; items: ChartTable | null }) => {
    setBusy('pdf');
    const made = writePdf(content)
      .then((file) => saveFile(t.foresiteNamePdf(name), file))
      .finally(() => {
        setWanted(undefined);
        setBusy(undefined);
      });
    document.paper.onMake(made);
  };
  const saveWorkbook = async (rows: readonly ItemBrief[]) => {
    setBusy('xlsx');
    try {
      const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
      saveFile(
        t.itemsNameXlsx(name),
        await writeXlsx(toItemsTable(t.items, rows, emptyGridState, canApprove)),
      );
      toasts.show({ id: 'export', title: t.reportDownloaded });
    } catch {
      toasts.show({
        id: 'export',
        tone: 'critical',
        title: t.theWorkbookCouldNotBeCreated,
        detail: t.checkYourConnectionThenTry,
      });
    } finally {
      setBusy(undefined);
    }
  };
  const stage = wanted ? (
    <wanted.Stage onDrawn={wanted.drawn} onFail={wanted.fail}>
      {document.drawing}
    </wanted.Stage>
  ) : null;
  return { busy, savePdf, saveWorkbook: (rows: readonly ItemBrief[]) => void saveWorkbook(rows), stage };
}
