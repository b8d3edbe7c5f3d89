import { defineMappingSlot, type SheetImportRules } from '#shared/sheets';
import { readImport } from '../../importMutations.ts';
import { importFields, toImportBlock } from '../../model/importRows.ts';

const slot = defineMappingSlot('foresite-import-columns');

/** How a file of items is read into quick entry. */
export const importRules = (
  projectId: number,
  columns: Parameters<typeof importFields>[0],
): SheetImportRules => ({
  title: 'Import items from a file',
  hint: 'Up to 20,000 rows',
  read: (file, watch) => readImport(projectId, file, watch),
  fields: importFields(columns),
  statuses: { label: 'Status of new items', options: ['Draft', 'Pending'] },
  slot,
  toBlock: toImportBlock,
});
