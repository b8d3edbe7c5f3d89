import { expect, it } from 'vitest';
import { mayDeleteTemplate, toTemplateLayout } from './index.ts';

const report = {
  id: 7,
  name: 'Owner book',
  state: 'PUBLISHED',
  access: 'PRIVATE',
  page_size: 'a4',
  page_orientation: 'landscape',
  margin: 'small',
  include_header: true,
  include_cover_page: false,
  include_page_numbers: true,
  include_contents: true,
  include_cover_picture: false,
  prepared_for: 'Sam Whitaker',
  prepared_by: '',
  report_cards: [{ key: 'a', kind: 'text' }],
};

it('keeps cards and pages of a report, nothing of its project and maker', () => {
  const { id: _id, name: _name, state: _state, access: _access, ...layout } = report;
  expect(toTemplateLayout(report)).toEqual(layout);
});

it('is deleted by whoever kept it and by administrators of the company', () => {
  const may = (isOwn: boolean, ...held: string[]) => mayDeleteTemplate({ isOwn }, new Set(held));
  expect([may(true), may(false, 'reporting_access'), may(false, 'change_company')]).toEqual([
    true,
    false,
    true,
  ]);
});
