import type { AreaUnit } from '#domain/area';
import { readNumber } from '#domain/estimate/import';
import { type Cell, type Heading, isHeadingRow, type Mapping, type SheetField } from '#domain/sheets';
import { PROGRAM_MESSAGES, type Share } from './programRules.ts';

/** What the columns of a room list may become, with the words that head them. */
export const ROOM_FIELDS = [
  {
    id: 'name',
    label: 'Area',
    words: ['room', 'room name', 'space', 'name', 'area', 'description', 'program area'],
    poorWords: ['department'],
  },
  { id: 'level', label: 'Level', words: ['level', 'floor', 'story'] },
  { id: 'area_type', label: 'Type', words: ['type', 'use', 'category', 'department', 'zone'] },
  {
    id: 'size_value',
    label: 'Size',
    words: ['size', 'gsf', 'dgsf', 'gross', 'area', 'area sf', 'sf', 'sq ft', 'sqm', 'gross area'],
  },
  { id: 'net_value', label: 'Net', words: ['net', 'nsf', 'net area', 'nsm', 'usable'] },
  { id: 'quantity', label: 'Number of rooms', words: ['quantity', 'qty', 'count', 'number', 'rooms'] },
  { id: 'component', label: 'Component', words: ['component', 'building', 'bldg', 'wing'] },
] as const satisfies readonly (SheetField & { label: string })[];

/** An area of a room list; what the list has no column for is absent. */
export interface Room {
  name: string;
  level?: string | null;
  area_type?: string | null;
  size_value?: number | null;
  net_value?: number | null;
  area_unit: AreaUnit;
  shares?: Share[];
}

/** Something of a row that is not taken over; `row` counts from 1 as in the sheet. */
export interface RoomProblem {
  row: number;
  text: string;
}

interface Reading {
  heading: Heading;
  mapping: Mapping;
  unit: AreaUnit;
  components: readonly { id: number; name: string }[];
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell).trim());
const MOST = 99_999_999;
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Reads the areas of a room list as its columns were chosen. Sizes of several rooms in a row are multiplied. Linear. */
export function readRooms(
  rows: readonly (readonly Cell[])[],
  { heading, mapping, unit, components }: Reading,
): { rooms: Room[]; problems: RoomProblem[] } {
  const columns = new Map([...mapping].map(([column, field]) => [field, column]));
  const known = new Map(components.map(({ id, name }) => [fold(name), id]));
  const rooms: Room[] = [];
  const problems: RoomProblem[] = [];
  rows.slice(heading.last + 1).forEach((cells, index) => {
    const row = heading.last + 2 + index;
    const say = (text: string) => problems.push({ row, text });
    const cellOf = (field: string) => {
      const column = columns.get(field);
      return column === undefined ? undefined : cells[column];
    };
    const name = textOf(cellOf('name'));
    if (cells.every((cell) => textOf(cell) === '') || isHeadingRow(cells)) return;
    if (/^(?:sub|grand )?-? ?totals?\b/i.test(name)) return;
    if (name === '') {
      say('No name; left out');
      return;
    }
    const number = (field: 'size_value' | 'net_value' | 'quantity', what: string): number | null => {
      const read = readNumber(cellOf(field));
      if (read.kind === 'none') return null;
      if (read.kind === 'number' && read.value >= 0 && read.value <= MOST) return read.value;
      say(
        `${what} "${textOf(cellOf(field))}" is not a number from 0 to ${MOST.toLocaleString('en-US')}; left blank`,
      );
      return null;
    };
    const quantity = columns.has('quantity') ? (number('quantity', 'Number of rooms') ?? 1) : 1;
    const sized = (value: number | null) => (value === null ? null : rounded(value * quantity));
    const text = (field: 'level' | 'area_type', most: number) => {
      const said = textOf(cellOf(field));
      if (said.length > most) say(`"${said.slice(0, 30)}..." is cut to ${most} characters`);
      return said === '' ? null : said.slice(0, most);
    };
    const room: Room = { name: name.slice(0, 120), area_unit: unit };
    if (name.length > 120) say('The name is cut to 120 characters');
    if (columns.has('level')) room.level = text('level', 40);
    if (columns.has('area_type')) room.area_type = text('area_type', 80);
    if (columns.has('size_value')) room.size_value = sized(number('size_value', 'Size'));
    if (columns.has('net_value')) room.net_value = sized(number('net_value', 'Net'));
    if (room.size_value != null && room.net_value != null && room.net_value > room.size_value) {
      say(`${PROGRAM_MESSAGES.net} Net is left blank`);
      room.net_value = null;
    }
    const component = textOf(cellOf('component'));
    if (columns.has('component') && component !== '') {
      const id = known.get(fold(component));
      if (id === undefined) say(`The project has no component "${component.slice(0, 60)}"; not assigned`);
      else room.shares = [{ component_id: id, percent: 100 }];
    }
    rooms.push(room);
  });
  return { rooms, problems };
}

/** An area of the program that a room list may meet. */
export interface KnownArea {
  id: number;
  version: number;
  name: string;
  level: string | null;
  area_type: string | null;
  size_value: number | null;
  net_value: number | null;
  area_unit: AreaUnit;
  shares: readonly Share[];
}

/** What a room list does to the program: areas are known by name and level where both are there once. */
export function planRooms(
  rooms: readonly Room[],
  areas: readonly KnownArea[],
  removesOthers: boolean,
): {
  create: Room[];
  update: (Partial<Room> & { id: number; version: number })[];
  remove: { id: number; version: number }[];
  same: number;
} {
  const keyOf = ({ name, level }: { name: string; level?: string | null | undefined }) =>
    `${fold(name)}\n${fold(level ?? '')}`;
  const tally = (list: readonly Parameters<typeof keyOf>[0][]) => {
    const counts = new Map<string, number>();
    for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
    return counts;
  };
  const [inList, inProgram] = [tally(rooms), tally(areas)];
  const byKey = new Map(areas.map((area) => [keyOf(area), area]));
  const met = new Set<number>();
  const plan: ReturnType<typeof planRooms> = { create: [], update: [], remove: [], same: 0 };
  for (const room of rooms) {
    const key = keyOf(room);
    const area = inList.get(key) === 1 && inProgram.get(key) === 1 ? byKey.get(key) : undefined;
    if (!area) {
      plan.create.push(room);
      continue;
    }
    met.add(area.id);
    const hasSizes = room.size_value !== undefined || room.net_value !== undefined;
    const fields = (Object.keys(room) as (keyof Room)[]).filter(
      (field) =>
        (field !== 'area_unit' || hasSizes) && JSON.stringify(room[field]) !== JSON.stringify(area[field]),
    );
    if (fields.length === 0) plan.same += 1;
    else
      plan.update.push({
        id: area.id,
        version: area.version,
        ...Object.fromEntries(fields.map((field) => [field, room[field]])),
      });
  }
  if (removesOthers)
    plan.remove = areas.filter(({ id }) => !met.has(id)).map(({ id, version }) => ({ id, version }));
  return plan;
}
