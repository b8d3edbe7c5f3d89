/** How a peer stood to the bare grid of the reference run. */
interface PeerFigures {
  name: string;
  version: string;
  /** JavaScript and styles, gzip, kB of 1,000 bytes. */
  bundle: number;
  /** At 100,000 rows, by the CPU of the main thread: times what the bare grid took. */
  mount: number;
  read: number;
  whole: number | null;
  sort: number;
  filter: number;
  /** Milliseconds from Enter to the paint, and elements after a scroll. */
  edit: number;
  nodes: number;
  /** JS heap above the data after a scroll through 100,000 rows, MB. */
  heap: number;
}

/**
 * Figures of another run: 20 November 2026, 2 cores, Chromium 156 without GPU, React 19.3.1, seventeen columns of the items grid. The bare grid there was
 * react-table 9.3.1 with react-virtual 3.14.26 in the plain way. They are kept as ratios, because absolute figures of another machine say nothing here.
 */
export const gridPeers: readonly PeerFigures[] = [
  {
    name: 'bare (react-table, react-virtual)',
    version: '9.3.1, 3.14.26',
    bundle: 23,
    mount: 1,
    read: 1,
    whole: 1,
    sort: 1,
    filter: 1,
    edit: 125.5,
    nodes: 813,
    heap: 244,
  },
  {
    name: 'ag-grid-community',
    version: '36.2.0',
    bundle: 261.4,
    mount: 1.91,
    read: 1.74,
    whole: 2.26,
    sort: 1.39,
    filter: 1.09,
    edit: 16.7,
    nodes: 1160,
    heap: 25.8,
  },
  {
    name: 'MUI X Data Grid (100 rows a page)',
    version: '9.14.0',
    bundle: 220.9,
    mount: 1.2,
    read: 2.42,
    whole: null,
    sort: 0.85,
    filter: 0.67,
    edit: 41,
    nodes: 878,
    heap: 13.6,
  },
  {
    name: 'react-data-grid (plain arrays)',
    version: '7.0.0-beta.61',
    bundle: 16.8,
    mount: 0.34,
    read: 1.47,
    whole: 1.71,
    sort: 0.25,
    filter: 0.4,
    edit: 16.3,
    nodes: 691,
    heap: 0,
  },
  {
    name: 'glide-data-grid (canvas, plain arrays)',
    version: '6.0.4-alpha24',
    bundle: 108.6,
    mount: 0.32,
    read: 0.47,
    whole: 0.17,
    sort: 0.2,
    filter: 0.27,
    edit: 31.8,
    nodes: 405,
    heap: 0,
  },
];
