import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { exampleTrend } from '../trend-layout/exampleTrend.ts';
import { ChartFrame } from './ChartFrame.tsx';
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

function Example() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = exampleTrend.members.map((member) => !hidden.includes(member.id));
  const spec = {
    ...exampleTrend,
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
      table={table}
      legend={{
        label: 'Parts of the tree',
        entries: exampleTrend.members.map((member, index) => ({ ...member, shown: shown[index] === true })),
        onToggle: handleToggle,
      }}
    >
      {({ onTable }) => <TrendChart spec={spec} summary="Weights of a tree" onTable={onTable} />}
    </ChartFrame>
  );
}

export const docs = defineDocs({
  name: 'ChartFrame',
  group: 'charts',
  summary: 'The frame of every chart: title, sentence, legend, table twin, export, full screen.',
  use: [
    'One sentence above the chart that says what it means, its figures in <b>.',
    'A table with the same figures.',
  ],
  avoid: ['A legend for what is labelled in the drawing.'],
  props: [
    { name: 'title', type: 'string', summary: 'Heading of level two, and the name of the figure.' },
    { name: 'lead', type: 'ReactNode', summary: 'What the chart means, in one sentence.' },
    {
      name: 'renderToolbar',
      type: '({ narrow }) => ReactNode',
      summary: 'Controls of this chart; fewer where it is narrow.',
    },
    { name: 'legend', type: '{ label, entries, onToggle }', summary: 'Layers and which of them are on.' },
    {
      name: 'table',
      type: 'ChartTable',
      summary: 'The twin: shown instead of the drawing, exported as CSV.',
    },
    { name: 'fileName', type: 'string', summary: 'Of exported files, without ending.' },
    { name: 'children', type: '({ onTable }) => ReactNode', summary: 'Draws the chart.' },
  ],
  keys: [{ keys: 'Escape', does: 'Leaves full screen' }],
  examples: [{ title: 'With a trend chart', render: () => <Example /> }],
});
