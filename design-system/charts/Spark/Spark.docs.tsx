import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Spark } from './Spark.tsx';

const values = [212, 216, 221, 219, 240, 252, 249, 266, 268];

export const docs = defineDocs({
  name: 'Spark',
  group: 'charts',
  summary: 'A word-sized chart for rows and tiles: the shape of a series, without axis or frame.',
  use: ['Beside the figure it explains.', 'Say first and last figure in its label.'],
  avoid: ['Where values must be read: use a LineChart.'],
  props: [
    { name: 'label', type: 'string', summary: 'Read in place of the drawing.' },
    { name: 'values', type: '(number | null)[]', summary: 'In order; null, NaN and infinities are gaps.' },
    { name: 'kind', type: "'line' · 'column'", summary: 'A line (the default) or columns from zero.' },
    { name: 'width, height', type: 'number', summary: 'Px; 96 by 24.' },
    { name: 'color', type: '1 ... 10', summary: 'A data hue; the accent where nothing is said.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Line, columns, gaps, negatives, one value, nothing',
      render: () => (
        <Inline gap={6} align="center" wrap>
          <Spark label="Girth from 212 to 268 cm" values={values} />
          <Spark label="Girth from 212 to 268 cm by month" values={values} kind="column" color={5} />
          <Spark label="Girth with gaps" values={[1, 3, null, 4, Number.NaN, 2, 5]} />
          <Spark label="Gain and loss" values={[4, -2, 6, -5, 3]} kind="column" />
          <Spark label="One value" values={[4]} />
          <Spark label="No values" values={[]} />
        </Inline>
      ),
    },
  ],
});
