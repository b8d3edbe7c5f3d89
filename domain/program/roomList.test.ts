import { describe, expect, it } from 'vitest';
import { type Cell, guessHeading, guessMapping, headingTitles } from '#domain/sheets';
import { type KnownArea, planRooms, readRooms, ROOM_FIELDS } from './roomList.ts';

const components = [{ id: 4, name: 'Patient Tower' }];
const read = (rows: Cell[][]) => {
  const heading = guessHeading(rows);
  const mapping = guessMapping(headingTitles(rows, heading), ROOM_FIELDS);
  return readRooms(rows, { heading, mapping, unit: 'sq_ft', components });
};

describe('a room list', () => {
  it('is read with its columns found by their headings, totals and blank rows left aside', () => {
    const { rooms, problems } = read([
      ['Cedar Ridge room list', 'Cedar Ridge room list'],
      ['Room name', 'Floor', 'Department', 'Qty', 'GSF', 'NSF', 'Building'],
      ['Exam room', 1, 'Clinic', 12, 140, '118.5', 'patient tower'],
      [null, null, null, null, null, null, null],
      ['Lobby', 1, 'Public', null, '2,400 SF', null, ''],
      ['Total', null, null, null, 4080, null, null],
    ]);
    expect(rooms).toEqual([
      {
        name: 'Exam room',
        level: '1',
        area_type: 'Clinic',
        size_value: 1680,
        net_value: 1422,
        area_unit: 'sq_ft',
        shares: [{ component_id: 4, percent: 100 }],
      },
      {
        name: 'Lobby',
        level: '1',
        area_type: 'Public',
        size_value: 2400,
        net_value: null,
        area_unit: 'sq_ft',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('says by row what it does not take over', () => {
    const { rooms, problems } = read([
      ['Room', 'GSF', 'NSF', 'Component'],
      [null, 40, 30, ''],
      ['Attic', 'tbd', 20, 'Annex'],
      ['Hall', 100, 120, ''],
      ['Pit', -5, 2, ''],
    ]);
    expect(rooms.map(({ name, size_value, net_value }) => [name, size_value, net_value])).toEqual([
      ['Attic', null, 20],
      ['Hall', 100, null],
      ['Pit', null, 2],
    ]);
    expect(problems.map(({ row, text }) => `${row} ${text.split(/[;.]/)[0]}`)).toEqual([
      '2 No name',
      '3 Size "tbd" is not a number from 0 to 99,999,999',
      '3 The project has no component "Annex"',
      expect.stringMatching(/^4 /),
      '5 Size "-5" is not a number from 0 to 99,999,999',
    ]);
  });
});

describe('planRooms', () => {
  const area = (id: number, name: string, level: string | null, size: number): KnownArea => ({
    id,
    version: 3,
    name,
    level,
    area_type: 'Clinic',
    size_value: size,
    net_value: null,
    area_unit: 'sq_ft',
    shares: [],
  });
  const areas = [
    area(1, 'Exam', '1', 100),
    area(2, 'Exam', '2', 100),
    area(3, 'Lobby', '1', 50),
    area(4, 'Twin', null, 1),
    area(5, 'Twin', null, 2),
  ];
  const room = (name: string, level: string | null, size_value: number) => ({
    name,
    level,
    size_value,
    area_unit: 'sq_ft' as const,
  });

  it('changes what it knows by name and level, adds the rest, and touches nothing else', () => {
    const rooms = [
      room('exam ', '1', 120),
      room('Exam', '2', 100),
      room('Atrium', '1', 900),
      room('Twin', null, 7),
    ];
    expect(planRooms(rooms, areas, false)).toEqual({
      create: [rooms[2], rooms[3]],
      update: [{ id: 1, version: 3, name: 'exam ', size_value: 120 }],
      remove: [],
      same: 1,
    });
    expect(planRooms(rooms, areas, true).remove.map(({ id }) => id)).toEqual([3, 4, 5]);
  });
});
