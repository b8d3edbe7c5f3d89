import { describe, expect, it } from 'vitest';
import { readProjectSheets } from './readProjectSheets.ts';

const today = '2026-10-12';

describe('a workbook that a project starts from', () => {
  it('gives components and milestones by their headings, whatever stands above them', () => {
    const found = readProjectSheets(
      [
        {
          name: 'Budget',
          rows: [
            ['Westfield', null, null, null],
            [null, null, null, null],
            ['Component', 'Work type', 'Gross area (sqm)', 'Target budget'],
            ['Academic Wing', 'New construction', 7800, '$38,220,000'],
            ['Gym', null, '2,970', 13_600_000.5],
            ['Overall Project', null, null, 1],
            ['Total', null, 10_770, 51_820_000],
            [null, null, null, null],
          ],
        },
        {
          name: 'Dates',
          rows: [
            ['Milestone', 'Short name', 'Date'],
            ['100% SD', 'SD', '2026-12-11'],
            ['GMP', null, '5/14/2027'],
          ],
        },
      ],
      today,
    );
    expect(found.components).toEqual([
      {
        name: 'Academic Wing',
        work_type: 'New construction',
        target_budget: 38_220_000,
        area: { value: 7800, unit: 'sq_m' },
      },
      { name: 'Gym', work_type: null, target_budget: 13_600_000.5, area: { value: 2970, unit: 'sq_m' } },
    ]);
    expect(found.milestones).toEqual([
      { name: '100% SD', short_name: 'SD', date: '2026-12-11' },
      { name: 'GMP', short_name: null, date: '2027-05-14' },
    ]);
    expect(found.problems).toEqual([{ sheet: 'Budget', row: 7, text: '"Total" adds up other rows.' }]);
  });

  it.each([
    [['Gym', -5, 1], '"-5" is not an area. Enter a number that is not negative.'],
    [['Gym', 'large', 1], '"large" is not an area. Enter a number that is not negative.'],
    [['Gym', 5, -1], '"-1" is not a budget. Enter dollars that are not negative.'],
    [['Gym', 5, 1e18], '"1000000000000000000" is not a budget. Enter dollars that are not negative.'],
    [['Wing', 5, 1], 'There is another component called "Wing".'],
    [['x'.repeat(151), 5, 1], 'The name is longer than 150 characters. Shorten it.'],
  ])('leaves out %j and says why', (row, text) => {
    const rows = [['Component', 'Area', 'Budget'], ['wing', 1, 1], row];
    const found = readProjectSheets([{ name: 'S', rows }], today);
    expect(found.components.map(({ name }) => name)).toEqual(['wing']);
    expect(found.problems).toEqual([{ sheet: 'S', row: 3, text: text.replace('"Wing"', '"Wing"') }]);
  });

  it.each([
    ['soon', '"B" has no date such as 2027-03-01.'],
    ['2/30/2027', '"B" has no date such as 2027-03-01.'],
    ['1999-01-01', 'Date is too far in the past'],
    ['2099-01-01', 'Date is too far in the future'],
    ['2027-03-01', 'The given date is set for another milestone in this project'],
  ])('leaves out a milestone on %s', (date, text) => {
    const rows = [
      ['Milestone', 'Date'],
      ['A', '2027-03-01'],
      ['B', date],
    ];
    const found = readProjectSheets([{ name: 'S', rows }], today);
    expect(found.milestones.map(({ name }) => name)).toEqual(['A']);
    expect(found.problems).toEqual([{ sheet: 'S', row: 3, text }]);
  });

  it('says where nothing is known by its heading, and takes no more than a project can start with', () => {
    const unknown = readProjectSheets(
      [
        {
          name: 'S',
          rows: [
            ['Foo', 'Bar'],
            ['a', 'b'],
          ],
        },
      ],
      today,
    );
    expect(unknown.problems.map(({ text }) => text)).toEqual([
      'No column is called Component, Milestone or Name.',
    ]);
    const rows = [['Component', 'Area'], ...Array.from({ length: 700 }, (_, at) => [`C ${at}`, at])];
    const many = readProjectSheets([{ name: 'S', rows }], today);
    expect(many.components).toHaveLength(500);
    expect(many.problems).toHaveLength(1);
  });
});
