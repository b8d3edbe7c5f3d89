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
const hours = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: `${hour}:00` }));
const days = Array.from({ length: 14 }, (_, day) => ({ id: String(day), label: `Day ${day + 1}` }));
const dense = days.flatMap((day, row) =>
  hours.map((hour, column): HeatCell => {
    const sap = Math.max(0, Math.sin(((column - 5) / 14) * Math.PI)) * (1 - row / 20);
    return { row: day.id, column: hour.id, tone: sap, value: `${(sap * 40).toFixed(1)} l` };
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
  summary: 'Where values are high by two criteria: a table for small matrices, a drawing for dense ones.',
  standsOn:
    'chartjs-chart-matrix on category scales of Chart.js for dense ones; a table of HTML for those of at most a hundred cells.',
  use: ['Three grades by rule, or one hue by part.', '`onSelect` to filter by a cell.'],
  avoid: ['Colour alone: write the value or the count into the cell.'],
  props: [
    { name: 'rows, columns', type: '{ id, label, rank? }[]', summary: 'From the top, from the start.' },
    { name: 'rowTitle, columnTitle', type: 'string', summary: 'What the two criteria are.' },
    { name: 'cells', type: 'HeatCell[]', summary: 'Row, column, tone, value, count, marks.' },
    { name: 'onSelect', type: '(cell) => void', summary: 'Makes cells that count something buttons.' },
    { name: 'selected', type: '{ row, column }', summary: 'The chosen cell.' },
  ],
  keys: [
    { keys: 'Tab', does: 'Reaches the cells of a table that can be pressed; they are one stop' },
    { keys: 'Arrows, Home, End', does: 'Go over them; in a dense drawing, read the nearest cell' },
    { keys: 'Enter', does: 'Presses the cell' },
  ],
  examples: [
    { title: 'Five by five, pressable', render: () => <Pressable /> },
    {
      title: 'Dense',
      render: () => (
        <Heatmap
          summary="Sap flow of an oak by day and hour"
          rowTitle="Day"
          columnTitle="Hour"
          height={380}
          rows={days}
          columns={hours}
          cells={dense}
        />
      ),
    },
    {
      title: 'By part of one hue',
      render: () => (
        <Heatmap
          summary="Sap flow by day and hour"
          rowTitle="Day"
          columnTitle="Hour"
          height={220}
          rows={days.slice(0, 3)}
          columns={hours.slice(6, 14)}
          cells={dense.filter(
            (cell) => Number(cell.row) < 3 && Number(cell.column) >= 6 && Number(cell.column) < 14,
          )}
        />
      ),
    },
  ],
});
