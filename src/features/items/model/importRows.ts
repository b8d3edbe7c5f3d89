import { isAttributeField } from '#domain/attributes';
import { itemField, quickItemFields } from '#domain/items';
import type { SheetField } from '#domain/sheets';
import { type ImportBlock, type ImportRequest, toBlock } from '#shared/sheets';
import { isOwnField, type OwnField } from './ownCodes.ts';
import type { QuickField } from './quickRows.ts';

/** How people head the columns of their lists of items. */
type Words = Omit<SheetField, 'id'>;
const words: Readonly<Partial<Record<Exclude<QuickField, OwnField | 'custom_attributes'>, Words>>> = {
  ...Object.fromEntries(quickItemFields.map((name) => [name, { words: itemField(name).quick?.words ?? [] }])),
  status: { words: ['status', 'state'] },
  component: { words: ['component', 'building', 'location', 'area name'] },
  scope: { words: ['scope', 'scope of work', 'work', 'detail'], poorWords: ['notes', 'remarks'] },
  quantity: { words: ['quantity', 'qty', 'quantities'] },
  measure: { words: ['unit', 'uom', 'units', 'unit of measure', 'measure'] },
  unit_cost: {
    words: ['unit cost', 'unit price', 'unit rate', 'rate'],
    poorWords: ['cost', 'amount', 'price', 'total', 'value', 'rom', 'savings'],
  },
  master_format: { words: ['masterformat', 'csi', 'csi code', 'cost code', 'division', 'spec section'] },
  uni_format: { words: ['uniformat', 'uniformat code', 'uf', 'element', 'system'] },
  assignee: { words: ['assignee', 'assigned to', 'owner', 'responsible', 'ball in court'] },
  tags: { words: ['tags', 'tag', 'labels', 'category'] },
  priority: { words: ['priority', 'importance'] },
};

/** Fields that a column of a file may become, of the columns that quick entry shows. */
export const importFields = (
  columns: readonly { id: string; title: string; edit?: unknown }[],
): SheetField[] =>
  columns.flatMap(({ id, title, edit }) => {
    const isOwn = isOwnField(id) || isAttributeField(id);
    const known: Words | undefined = isOwn
      ? { words: [title.toLowerCase()] }
      : words[id as keyof typeof words];
    return edit && known ? [{ id, ...known }] : [];
  });

/**
 * What is taken from a sheet of items: a price or code without a scope is for the item's own name.
 */
export function toImportBlock(request: ImportRequest, columns: readonly { id: string }[]): ImportBlock {
  const placeOf = (id: string) => columns.findIndex((column) => column.id === id);
  const [name, scope] = [placeOf('name'), placeOf('scope')];
  const priced = [
    ...['quantity', 'unit_cost', 'master_format', 'uni_format'].map(placeOf),
    ...columns.flatMap(({ id }, place) => (isOwnField(id) ? [place] : [])),
  ];
  return toBlock(request, columns, (line) => {
    const saysWork = priced.some((place) => (line[place]?.text ?? '') !== '');
    const title = line[name];
    if (saysWork && title && !line[scope]?.text) line[scope] = title;
  });
}
