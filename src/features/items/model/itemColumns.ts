import { type ItemField, itemFields, itemFieldTitle, type ItemColumnId } from '#domain/items';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import type { ItemBrief } from '#shared/foresite';

export type { ItemColumnId };

/** A column of the items grid. */
export interface ItemColumn {
  id: ItemColumnId;
  title: string;
  /** In px. */
  width: number;
  /** The field that the server sorts by. */
  sort: string;
  groupable: boolean;
  forApprovers: boolean;
}

/** Columns of the items grid (docs/product/items.md), as the table of fields has them. */
export const itemColumns: readonly ItemColumn[] = Object.entries<ItemField>(itemFields).flatMap(
  ([name, field]) => {
    if (!field.column) return [];
    const { id = name, width, sort, groupable = false, forApprovers = false } = field.column;
    return {
      id: id as ItemColumnId,
      title: itemFieldTitle(field),
      width,
      sort: sort ?? id,
      groupable,
      forApprovers,
    };
  },
);

/** What a column is called and how wide it is, where nothing is drawn. */
interface ItemColumnHead {
  id: string;
  title: string;
  width: number;
  groupable: boolean;
}

/** The columns a person sees: Priority and Milestone need approve_scenarioitem. */
export const visibleItemColumns = (canApprove: boolean) =>
  itemColumns.filter(({ forApprovers }) => canApprove || !forApprovers);

/** The same with the fields that the company has added to items, at the end. */
export const itemColumnHeads = (
  canApprove: boolean,
  attributes: readonly AttributeDefinition[],
): ItemColumnHead[] => [
  ...visibleItemColumns(canApprove),
  ...attributeColumns<ItemBrief>(attributes).map(({ id, title, width }) => ({
    id,
    title,
    width,
    groupable: false,
  })),
];
