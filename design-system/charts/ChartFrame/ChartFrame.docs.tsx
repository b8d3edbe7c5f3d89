import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { exampleTrend } from '../trend-layout/exampleTrend.ts';
import { ColumnChart } from '../ColumnChart/ColumnChart.tsx';
import { useZoom } from '../ZoomButtons/useZoom.ts';
import { ZoomButtons } from '../ZoomButtons/ZoomButtons.tsx';
import type { ChartPaper } from '../paper/ChartPaper.ts';
import type { ChartState } from './ChartBody.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { seriesTable } from './seriesTable.ts';
import { useLegend } from './useLegend.ts';
import type { ChartTable } from './ChartTable.tsx';

const table: ChartTable = {
  caption: 'Weights of a tree by weighing',
  headings: [
    { text: 'Weighing' },
    ...exampleTrend.members.map((member) => ({ text: member.name, figure: true as const })),
    { text: 'Total', figure: true },
  ],
  rows: exampleTrend.columns.map((column) => ({
    id: column.id,
    head: column.id,
    cells: [
      ...column.values.map((value) => ({ text: `${value} t`, value })),
      { text: column.figure, value: Number.parseFloat(column.figure) },
    ],
  })),
};

const paper: ChartPaper = {
  owner: 'Arboretum',
  author: 'A gardener',
  facts: [{ name: 'Shown as', text: 'Tonnes' }],
  foot: () => 'Made in the catalogue',
  onMake: (made) => void made,
};

function Example() {
  const { window, buttons } = useZoom();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = exampleTrend.members.map((member) => !hidden.includes(member.id));
  const spec = {
    ...exampleTrend,
    ...(buttons.atWhole ? {} : { window }),
    members: exampleTrend.members.filter((_, index) => shown[index]),
    columns: exampleTrend.columns.map((column) => ({
      ...column,
      values: column.values.filter((_, index) => shown[index]),
    })),
  };
  const handleToggle = (id: string) =>
    setHidden((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id]));
  return (
    <ChartFrame
      title="Weights of a tree"
      lead={
        <>
          The tree weighs <b>314.8 t</b>, <b>9.8 t over</b> its target.
        </>
      }
      fileName="weights"
      renderToolbar={() => <ZoomButtons {...buttons} />}
      paper={paper}
      table={table}
      legend={{
        label: 'Parts of the tree',
        entries: exampleTrend.members.map((member, index) => ({ ...member, shown: shown[index] === true })),
        onToggle: handleToggle,
      }}
    >
      {({ onTable }) => (
        <TrendChart spec={spec} summary="Weights of a tree" onTable={onTable} onZoom={buttons.onZoom} />
      )}
    </ChartFrame>
  );
}

const trees = ['Oak', 'Elm', 'Fir', 'Ash'].map((name, place) => ({
  id: name,
  name,
  color: [1, 5, 3, 9][place] ?? 1,
  values: [40, 44, 51, 60, 58, 63].map((value, year) => value - place * 7 + ((year * place) % 5)),
}));
const years = [2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({ id: String(year), label: String(year) }));
const formatValue = (value: number) => `${value} t`;

function Switched() {
  const { isShown, legend } = useLegend('Trees', trees);
  const series = trees.filter(({ id }) => isShown(id));
  return (
    <ChartFrame
      title="Weights of a grove"
      lead={
        <>
          The oak weighs <b>63 t</b>.
        </>
      }
      fileName="grove"
      legend={legend}
      offersPatterns
      table={seriesTable({
        caption: 'Weights of a grove by year',
        pointName: 'Year',
        points: years,
        series,
        formatValue,
        totalName: 'All',
      })}
    >
      {({ onTable, patterned }) => (
        <ColumnChart
          summary="Weights of a grove by year"
          formatValue={formatValue}
          height={280}
          axis={{ points: years }}
          series={series}
          patterned={patterned}
          onTable={onTable}
        />
      )}
    </ChartFrame>
  );
}

const states: { title: string; state: ChartState }[] = [
  { title: 'Loading', state: { kind: 'loading' } },
  {
    title: 'Empty',
    state: { kind: 'empty', title: 'No weighing yet', text: 'The first weighing of the tree shows here.' },
  },
  {
    title: 'Failed',
    state: {
      kind: 'error',
      title: "The weights didn't load",
      text: 'The scale did not answer. Nothing is lost.',
      onRetry: () => undefined,
    },
  },
];

export const docs = defineDocs({
  name: 'ChartFrame',
  group: 'charts',
  summary: 'The frame of every chart: title, sentence, legend, table twin, export, full screen.',
  standsOn:
    'Menu, Dialog and ToggleGroup of this system for its tools; the picture inside stands on Chart.js.',
  use: [
    'One sentence above the chart that says what it means, its figures in <b>.',
    'A table with the same figures.',
  ],
  avoid: ['A legend for what is labelled in the drawing.'],
  props: [
    { name: 'title', type: 'string', summary: 'Heading of level two, and the name of the figure.' },
    { name: 'lead', type: 'ReactNode', summary: 'What the chart means, in one sentence.' },
    {
      name: 'collapse',
      type: '{ takesFocus, onPress }',
      summary: 'Offers to fold the chart away; `takesFocus` when it was unfolded just now.',
    },
    {
      name: 'renderToolbar',
      type: '({ narrow }) => ReactNode',
      summary: 'Controls of this chart; fewer where it is narrow.',
    },
    {
      name: 'legend',
      type: '{ label, entries, onToggle, onShow }',
      summary: 'From `useLegend`: layers and which are on.',
    },
    {
      name: 'table',
      type: 'ChartTable',
      summary: 'The twin: shown instead of the drawing, exported as CSV.',
    },
    {
      name: 'paper',
      type: 'ChartPaper',
      summary: 'What a PDF says beside the chart; without it none is offered.',
    },
    { name: 'state', type: 'ChartState', summary: 'Loading, empty or error, in place of the chart.' },
    { name: 'offersPatterns', type: 'boolean', summary: 'A switch for hatchings beside the hues.' },
    { name: 'noPicture', type: 'string', summary: 'Why there is no picture: the chart is a table itself.' },
    {
      name: 'fileName',
      type: 'string | null',
      summary: 'Of exported files, without ending; null where nothing may be taken away.',
    },
    { name: 'children', type: '({ onTable, patterned }) => ReactNode', summary: 'Draws the chart.' },
  ],
  keys: [
    { keys: 'Arrows, Home, End', does: 'Walks along the legend, which is one tab stop' },
    { keys: 'Enter, Space', does: 'Shows or hides a layer' },
    { keys: 'Ctrl+Enter', does: 'Shows a layer alone; again, all of them' },
    { keys: 'Escape', does: 'Leaves full screen' },
  ],
  examples: [
    { title: 'With a trend chart, zoom', render: () => <Example /> },
    { title: 'Legend with all and only, patterns', render: () => <Switched /> },
    ...states.map(({ title, state }) => ({
      title,
      render: () => (
        <ChartFrame title="Weights of a tree" fileName="weights" table={table} state={state} height={240}>
          {() => null}
        </ChartFrame>
      ),
    })),
  ],
});
