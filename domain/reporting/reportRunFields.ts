import { defineFields } from '#domain/fields';

/** What the archive keeps of a run. Nothing of it is changed afterwards. */
export const reportRunFields = defineFields({
  custom_report_id: { label: 'Report', kind: 'reference', to: 'custom_report', fixed: true },
  name: { label: 'Name', kind: 'text', max: 120, fixed: true },
  description: { label: 'Description', kind: 'text', max: 1000, lines: true, fixed: true },
  as_of: { label: 'Figures as of', kind: 'date', fixed: true },
  page_count: { label: 'Pages', kind: 'count', fixed: true },
  note_count: { label: 'Notes', kind: 'count', fixed: true },
  read_with: { label: 'Read with', kind: 'texts', max: 80, fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});
