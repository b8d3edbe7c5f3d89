import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Heatmap } from './Heatmap.tsx';
import type { HeatCell } from './HeatmapProps.ts';

const ranks = ['Low', 'Low', 'Medium', 'Medium', 'High'].map((label, index) => ({
  id: String(index + 1),
  label,
  rank: String(index + 1),
}));
const marks: Record<string, string[]> = {
  '4 3': ['T-03'],
  '4 4': ['T-02'],
  '3 2': ['T-04'],
  '3 3': ['T-01', 'T-06'],
};
const cells = ranks.flatMap((row) =>
  ranks.map((column): HeatCell => {
    const score = Number(row.id) * Number(column.id);
    const found = marks[`${row.id} ${column.id}`] ?? [];
    return {
      row: row.id,
      column: column.id,
      tone: score >= 15 ? 'high' : score >= 6 ? 'medium' : 'low',
      value: String(score),
      count: found.length,
      marks: found,
    };
  }),
);
function Pressable() {
  const [selected, setSelected] = useState<{ row: string; column: string }>();
  return (
    <Heatmap
      summary="How likely storms fell trees, and how many"
      rowTitle="Likelihood"
      columnTitle="Impact"
      height={420}
      rows={ranks.toReversed()}
      columns={ranks}
      cells={cells}
      onSelect={setSelected}
      {...(selected ? { selected } : {})}
    />
  );
}

export const docs = defineDocs({
  name: 'Heatmap',
  group: 'charts',
  summary: 'Where values are high by two criteria: a table whose cells are grades.',
  standsOn: 'A table of HTML.',
  use: ['Three grades by rule.', '`onSelect` to filter by a cell.'],
  avoid: ['Colour alone: write the value or the count into the cell.'],
  props: [
    { name: 'rows, columns', type: '{ id, label, rank }[]', summary: 'From the top, from the start.' },
    { name: 'rowTitle, columnTitle', type: 'string', summary: 'What the two criteria are.' },
    { name: 'cells', type: 'HeatCell[]', summary: 'Row, column, tone, value, count, marks.' },
    { name: 'onSelect', type: '(cell) => void', summary: 'Makes the cells buttons.' },
    { name: 'selected', type: '{ row, column }', summary: 'The chosen cell.' },
  ],
  keys: [
    { keys: 'Tab', does: 'Reaches the cells, if they can be pressed; they are one stop' },
    { keys: 'Arrows, Home, End', does: 'Go over them' },
    { keys: 'Enter', does: 'Presses the cell' },
  ],
  examples: [{ title: 'Five by five, pressable', render: () => <Pressable /> }],
});
