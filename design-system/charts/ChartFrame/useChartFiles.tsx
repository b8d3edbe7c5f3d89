import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { MenuItem } from '../../actions/Menu/Menu.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { saveFile } from '../../private/saveFile.ts';
import type { ChartPaper } from '../paper/ChartPaper.ts';
import type { PaperStage } from '../paper/PaperStage.tsx';
import type { ChartLegendProps } from './ChartLegend.tsx';
import type { ChartTable } from './ChartTable.tsx';

/** What the files of a chart are made from: its frame's props and state. */
export interface ChartFilesInput {
  frame: RefObject<HTMLElement | null>;
  sentence: RefObject<HTMLElement | null>;
  title: string;
  legend: ChartLegendProps | undefined;
  table: ChartTable;
  /** Null where nothing may be taken away. */
  fileName: string | null;
  paper: ChartPaper | undefined;
  patterned: boolean;
  draw: (chart: { onTable: () => void; patterned: boolean }) => ReactNode;
  /** The table stands in the drawing's place. */
  isTable: boolean;
  /** The chart has something to show. */
  isThere: boolean;
  noPicture: string | undefined;
}

/** A drawing for paper that is on its way. */
interface Wanted {
  Stage: typeof PaperStage;
  drawn: (canvas: HTMLCanvasElement) => void;
  fail: (error: Error) => void;
}

const ignore = () => undefined;

/** The files a chart can be taken away as: entries of its menu, what to say where a picture fails, and the place its PDF is drawn in. */
export function useChartFiles(chart: ChartFilesInput) {
  const { frame, sentence, title, table, fileName, paper } = chart;
  const [failure, setFailure] = useState('');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isWriting, setWriting] = useState(false);
  const leftPage = wanted?.fail;
  // What is not drawn when the chart leaves the page never will be.
  useEffect(() => () => leftPage?.(new Error('design-system: the chart left the page.')), [leftPage]);
  const lead = () => sentence.current?.textContent ?? '';
  const legend = chart.legend?.entries.filter((entry) => entry.shown) ?? [];

  const savePicture = async () => {
    const { chartPicture, noDrawing } = await import('./exportChart.ts');
    if (!frame.current) return;
    const look = getComputedStyle(frame.current);
    const picture = await chartPicture(frame.current, {
      title,
      lead: lead(),
      legend: legend.map(({ name, color }) => ({
        name,
        color: look.getPropertyValue(`--data-${color}`).trim(),
      })),
    });
    setFailure(picture ? '' : noDrawing);
    if (picture) saveFile(`${fileName}.png`, picture);
  };
  const saveRows = async () => {
    const { tableToCsv } = await import('./tableToCsv.ts');
    // The mark of byte order makes spreadsheets read the file as UTF-8.
    saveFile(`${fileName}.csv`, new Blob(['\uFEFF', tableToCsv(table)], { type: 'text/csv;charset=utf-8' }));
  };
  const saveSheet = async () => {
    // Writing workbooks is heavy and rarely asked for.
    const [{ writeXlsx }, { tableToSheet }] = await Promise.all([
      import('../../grid/export/writeXlsx.ts'),
      import('./tableToSheet.ts'),
    ]);
    saveFile(`${fileName}.xlsx`, await writeXlsx(tableToSheet(title, table)));
  };
  const writePdf = async (said: ChartPaper) => {
    setWriting(true);
    try {
      // Writing PDFs is heavy and rarely asked for.
      const { makePaper, PaperStage } = await import('../paper/makePaper.ts');
      const canvas = await new Promise<HTMLCanvasElement>((drawn, fail) =>
        setWanted({ Stage: PaperStage, drawn, fail }),
      );
      saveFile(
        `${fileName}.pdf`,
        await makePaper(canvas, { title, lead: lead(), legend, table, paper: said }),
      );
    } finally {
      setWanted(null);
      setWriting(false);
    }
  };

  const nothingYet = chart.isThere ? undefined : 'There is no chart to export yet';
  const items: MenuItem[] = [
    {
      id: 'png',
      label: 'Picture (PNG)',
      disabledReason: chart.isTable ? 'Show the chart to export its picture' : chart.noPicture,
      onSelect: () => void savePicture(),
    },
    ...(paper
      ? [
          {
            id: 'pdf',
            label: 'Document (PDF)',
            disabledReason: isWriting ? 'The document is being made' : (nothingYet ?? chart.noPicture),
            ...(isWriting ? { end: <Spinner size="small" /> } : {}),
            onSelect: () => paper.onMake(writePdf(paper)),
          },
        ]
      : []),
    { id: 'csv', label: 'Table (CSV)', onSelect: () => void saveRows() },
    { id: 'xlsx', label: 'Table (Excel)', onSelect: () => void saveSheet() },
  ];
  const stage = wanted ? (
    <wanted.Stage onDrawn={wanted.drawn} onFail={wanted.fail}>
      {chart.draw({ onTable: ignore, patterned: chart.patterned })}
    </wanted.Stage>
  ) : null;
  return { items, failure, stage };
}
