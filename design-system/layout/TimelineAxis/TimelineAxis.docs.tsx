import { useState } from 'react';
import { ToggleGroup } from '../../actions/ToggleGroup/ToggleGroup.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { Box } from '../Box/Box.tsx';
import { ScrollBox } from '../ScrollBox/ScrollBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { layoutTimeline, type TimelineScale } from './layoutTimeline.ts';
import { TimelineAxis } from './TimelineAxis.tsx';

const spans: Record<TimelineScale, readonly [from: string, to: string]> = {
  day: ['2026-11-09', '2026-12-06'],
  week: ['2026-10-01', '2027-02-28'],
  month: ['2026-04-01', '2027-09-30'],
  quarter: ['2025-07-01', '2029-12-31'],
  year: ['2020-01-01', '2034-12-31'],
};
const options = (['day', 'week', 'month', 'quarter', 'year'] as const).map((value) => ({
  value,
  label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`,
}));

function Axis({
  label,
  scale,
  bodyHeight = 72,
}: {
  label: string;
  scale: TimelineScale;
  bodyHeight?: number;
}) {
  const layout = layoutTimeline(...spans[scale], 960, scale);
  return (
    <ScrollBox role="region" label={label}>
      <Box border="line" borderRadius="control" background="surface">
        <TimelineAxis layout={layout} today="2026-11-20" bodyHeight={bodyHeight} />
        <div style={{ height: bodyHeight }} />
      </Box>
    </ScrollBox>
  );
}
function Zoom() {
  const [scale, setScale] = useState<TimelineScale>('month');
  return (
    <Stack gap={3} align="start">
      <ToggleGroup label="Scale" options={options} value={scale} onChange={setScale} />
      <Axis label="Schedule" scale={scale} />
    </Stack>
  );
}

export const docs = defineDocs({
  name: 'TimelineAxis',
  group: 'layout',
  summary: 'Two rows of time above a schedule, and where today is.',
  use: ['Lay it out once with `layoutTimeline(from, to, width, scale)`; bars take `xOf` of the same layout.'],
  avoid: ['The axis of a chart: the charts draw their own.'],
  props: [
    {
      name: 'layout',
      type: 'TimelineLayout',
      summary: 'From `layoutTimeline`; `scaleFor` chooses a scale by pixels a day.',
    },
    { name: 'today', type: 'YYYY-MM-DD', summary: 'Marked where the axis reaches it.' },
    { name: 'bodyHeight', type: 'number', summary: 'Grid lines and today run on through so many pixels.' },
    { name: 'visible', type: '{ from, to }', summary: 'The part in sight; cells outside are not drawn.' },
  ],
  keys: [],
  examples: [
    { title: 'Zoom', render: () => <Zoom /> },
    ...options.map(({ value, label }) => ({
      title: `By ${label.toLowerCase()}`,
      render: () => <Axis label={`Schedule by ${value}`} scale={value} bodyHeight={32} />,
    })),
  ],
});
