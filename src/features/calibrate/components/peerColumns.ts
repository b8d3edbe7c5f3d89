import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { PeerRow } from '../model/peerRows.ts';

type Column = GridColumn<PeerRow>;
const text = (id: string, title: string, value: (row: PeerRow) => string): Column => ({
  id,
  title,
  width: 160,
  text: value,
  render: value,
});
const figure = (
  id: string,
  title: string,
  type: 'money' | 'number',
  value: (row: PeerRow) => number | null,
): Column => ({
  id,
  title,
  width: 120,
  edit: { type },
  exportValue: value,
  render: value,
});

/** Columns of the exported comparison. */
export const peerColumns: readonly Column[] = [
  text('name', 'Project', ({ peer }) => peer.name),
  text('counts', 'Counts', ({ isMine, isOut }) => (isMine ? 'This project' : isOut ? 'No' : 'Yes')),
  text('note', 'Left out because', ({ peer }) => peer.left_out_note ?? ''),
  text('city', 'City', ({ peer }) => peer.city ?? ''),
  figure('year', 'Year', 'number', ({ peer }) => peer.year),
  figure('cost', 'Cost', 'money', ({ peer }) => peer.cost),
  figure('area', 'Area', 'number', ({ peer }) => peer.area.value),
  text('unit', 'Unit', ({ peer }) => peer.area.unit),
  figure('base_units', 'Base units', 'number', ({ peer }) => peer.base_units),
  text('base_unit_name', 'Unit name', ({ peer }) => peer.base_unit_name ?? ''),
  figure('raw', 'Raw', 'money', ({ steps }) => steps[0]),
  figure('by_location', 'City factor', 'number', ({ peer }) => peer.by_location),
  figure('by_time', 'Time factor', 'number', ({ peer }) => peer.by_time),
  figure('by_custom', 'Custom factor', 'number', ({ peer }) => peer.by_custom),
  figure('normalized', 'Normalized', 'money', ({ steps }) => steps[3]),
];
