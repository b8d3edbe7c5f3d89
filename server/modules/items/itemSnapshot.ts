import type { Area } from '#domain/area';
import { initialItem, type ItemStatus, type LinkType, type PlainItemValues } from '#domain/items';
import type { AttributeFields } from '../attributes/attributeRepository.ts';

/** The code of a scope row in one of the company's own formats. */
export type CodeFields = { definition_id: number; cost_group_id: number };

/** A priced line as the change log keeps it. */
export type SubItemFields = {
  id: number;
  scope: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  extension: number;
  cost_group_master_format_id: number | null;
  cost_group_uni_format_id: number | null;
  /** Absent or null where it has no other codes. */
  codes?: CodeFields[] | null;
};

export type { ItemStatus };

/** How far an item serves a goal. */
export type DriverFields = { driver_id: number; score: number };

/** What an item says about a line of its project's markups. */
export type MarkupFields = { markup_id: number; is_excluded: boolean; value: number | null };

/** A row of another module that an item has to do with. */
export type LinkFields = { entity_type: LinkType; entity_id: number };

/** Everything about an item that history follows and undo restores; `subtotal_cost` follows from `sub_items`. */
export type ItemFields = PlainItemValues & {
  estimated_area: Area | null;
  me_group_ids: number[];
  tag_ids: number[];
  markups: MarkupFields[];
  drivers: DriverFields[];
  links: LinkFields[];
  custom_attributes: AttributeFields[];
  sub_items: SubItemFields[];
};

/** What an item says until somebody says otherwise. */
export const blankItem = initialItem as unknown as Omit<ItemFields, 'name' | 'date_added' | 'number'>;
