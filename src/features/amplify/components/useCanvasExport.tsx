import { useState } from 'react';
import type { PaperBlock } from '#design-system/charts/paper/makePaper.ts';
import type { PaperStage } from '#design-system/charts/paper/PaperStage.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { type Chart, isProposed, plainWords, type Table } from '#domain/amplify';
import { useChartPaper } from '#shared/project';
import type { Block } from '../amplifyQueries.ts';
import { BlockChart } from './BlockChart.tsx';

interface Wanted {
  Stage: typeof PaperStage;
  title: string;
  chart: Chart;
  drawn: (canvas: HTMLCanvasElement) => void;
  fail: (error: Error) => void;
}

const onPaper = (title: string, { headers, rows }: Table) => ({
  caption: title,
  headings: headers.map(({ label, align }) => ({
    text: label,
    ...(align === 'end' && { figure: true as const }),
  })),
  rows: rows.map(({ cells }, row) => {
    const [head = '', ...rest] = cells.map((cell) =>
      isProposed(cell) ? `${cell.label} → ${cell.new_label ?? ''}` : cell.label,
    );
    return { id: String(row), head, cells: rest.map((text) => ({ text, value: text })) };
  }),
});

/** The canvas as a PDF on US letter: texts and tables as text, charts as pictures. `stage` is where charts are drawn for paper. */
export function useCanvasExport(title: string, blocks: readonly Block[]) {
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  const { onMake, ...paper } = useChartPaper();

  const write = async (): Promise<Blob> => {
    const {
      PaperStage: Stage,
      paperPicture,
      writeBlocks,
    } = await import('#design-system/charts/paper/makePaper.ts');
    const parts: PaperBlock[] = [];
    for (const { title: name, content } of blocks) {
      const { text, table, chart } = content;
      if (text !== null)
        parts.push({ kind: 'text', title: name, text: text.split('\n').map(plainWords).join('\n') });
      if (table) parts.push({ kind: 'table', table: onPaper(name, table) });
      if (!chart) continue;
      const canvas = await new Promise<HTMLCanvasElement>((drawn, fail) =>
        setWanted({ Stage, title: name, chart, drawn, fail }),
      );
      parts.push({ kind: 'picture', title: name, picture: await paperPicture(canvas) });
      setWanted(undefined);
    }
    return writeBlocks({ title, blocks: parts, paper });
  };
  const save = () => {
    setBusy(true);
    const made = write()
      .then((file) => saveFile('report-canvas.pdf', file))
      .finally(() => {
        setWanted(undefined);
        setBusy(false);
      });
    onMake(made);
  };
  const stage = wanted ? (
    <wanted.Stage key={wanted.title} onDrawn={wanted.drawn} onFail={wanted.fail}>
      <BlockChart title={wanted.title} chart={wanted.chart} />
    </wanted.Stage>
  ) : null;
  return { busy, save, stage };
}
