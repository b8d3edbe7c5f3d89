import { defineDocs } from '../../catalogue/docs.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

function Live() {
  const { buttons } = useZoom();
  return <ZoomButtons {...buttons} />;
}

export const docs = defineDocs({
  name: 'ZoomButtons',
  group: 'charts',
  summary: 'Nearer, farther, everything, back and on: the buttons of a chart that can be zoomed.',
  standsOn: 'IconButton, and with it Button of react-aria-components.',
  use: ['With `useZoom`: its window goes to the trend, its buttons here.', 'In the toolbar of a ChartFrame.'],
  avoid: [],
  props: [
    { name: 'atNearest, atWhole', type: 'boolean', summary: 'What cannot be done now says why.' },
    { name: 'onZoom', type: "('in' | 'out' | 'reset') => void", summary: 'A press.' },
    { name: 'onMove', type: '(part) => void', summary: 'Along by a part of what is shown.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Zooms or moves by one step' }],
  examples: [{ title: 'Live', render: () => <Live /> }],
});
