import { defineMappingSlot, type SheetImportRules } from '#shared/sheets';
import { readImport } from '../../importMutations.ts';
import { importFields, toImportBlock } from '../../model/importRows.ts';
import * as t from '../../texts.ts';

const slot = defineMappingSlot('foresite-import-columns');

/** How a file of items is read into quick entry. */
export const importRules = (
  projectId: number,
  columns: Parameters<typeof importFields>[0],
): SheetImportRules => ({
  title: t.importItemsFromAFile,
  hint: t.upTo20000Rows,
  read: (file, watch) => readImport(projectId, file, watch),
  fields: importFields(columns),
  statuses: { label: t.statusOfNewItems, options: [t.draft, t.pending] },
  slot,
  toBlock: toImportBlock,
});
