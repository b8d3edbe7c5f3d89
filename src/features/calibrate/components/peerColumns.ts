import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { PeerRow } from '../model/peerRows.ts';
import * as t from '../texts.ts';

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
  text('name', t.project, ({ peer }) => peer.name),
  text('counts', t.counts, ({ isMine, isOut }) => (isMine ? t.thisProject : isOut ? t.no : t.yes)),
  text('note', t.leftOutBecause, ({ peer }) => peer.left_out_note ?? ''),
  text('city', t.city, ({ peer }) => peer.city ?? ''),
  figure('year', t.year, 'number', ({ peer }) => peer.year),
  figure('cost', t.cost, 'money', ({ peer }) => peer.cost),
  figure('area', t.area, 'number', ({ peer }) => peer.area.value),
  text('unit', t.unit, ({ peer }) => peer.area.unit),
  figure('base_units', t.baseUnits, 'number', ({ peer }) => peer.base_units),
  text('base_unit_name', t.unitName, ({ peer }) => peer.base_unit_name ?? ''),
  figure('raw', t.raw, 'money', ({ steps }) => steps[0]),
  figure('by_location', t.cityFactor, 'number', ({ peer }) => peer.by_location),
  figure('by_time', t.timeFactor, 'number', ({ peer }) => peer.by_time),
  figure('by_custom', t.customFactor, 'number', ({ peer }) => peer.by_custom),
  figure('normalized', t.normalized, 'money', ({ steps }) => steps[3]),
];
