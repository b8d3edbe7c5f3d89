import { defineDocs } from '../../catalogue/docs.ts';
import { Histogram } from './Histogram.tsx';

const formats = {
  formatValue: (value: number) => `${value.toFixed(1)} t`,
  formatShort: (value: number) => `${value.toFixed(0)} t`,
};
// A bell with a longer right side, the same every time.
const values = Array.from({ length: 2000 }, (_, index) => {
  const part = (index + 0.5) / 2000;
  return 305 + 9 * Math.log(part / (1 - part)) * 0.6 + 14 * part ** 4;
});

export const docs = defineDocs({
  name: 'Histogram',
  group: 'charts',
  summary: 'How often values fall where, with the percentiles 10, 50 and 90.',
  standsOn:
    'Chart.js: its linear scales, bars as wide as their bins and hit-testing; chartjs-plugin-annotation for percentiles and their band. Ours: bins, and names of lines that move apart.',
  use: ['Many outcomes of one question: how likely is which?'],
  avoid: ['Fewer than twenty values: show them one by one.'],
  props: [
    { name: 'values', type: '(number | null)[]', summary: 'In any order; what is not finite is left out.' },
    { name: 'countName', type: 'string', summary: 'What is counted.' },
  ],
  keys: [
    { keys: 'Left, Right', does: 'Reads the bin before or after' },
    { keys: 'T', does: 'Shows the table twin' },
  ],
  examples: [
    {
      title: 'Two thousand outcomes',
      render: () => (
        <Histogram
          {...formats}
          summary="Weight a tree may reach in 2,000 runs"
          values={values}
          countName="Runs"
        />
      ),
    },
    {
      title: 'One value',
      render: () => <Histogram {...formats} summary="One run" height={220} values={[305, Number.NaN]} />,
    },
    {
      title: 'Nothing',
      render: () => <Histogram {...formats} summary="No run yet" height={200} values={[]} />,
    },
  ],
});
