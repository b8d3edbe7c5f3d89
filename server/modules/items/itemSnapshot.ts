import type { LinkType } from '#domain/items';
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

export type ItemStatus = 'DRAFT' | 'VOID' | 'PENDING' | 'REJECTED' | 'APPROVED' | 'ARCHIVED';

/** How far an item serves a goal. */
export type DriverFields = { driver_id: number; score: number };

/** What an item says about a line of its project's markups. */
export type MarkupFields = { markup_id: number; is_excluded: boolean; value: number | null };

/** A row of another module that an item has to do with. */
export type LinkFields = { entity_type: LinkType; entity_id: number };

/** Everything about an item that history follows and undo restores; `subtotal_cost` follows from `sub_items`. */
export type ItemFields = {
  number?: number;
  name: string;
  description: string;
  status: ItemStatus;
  priority: number;
  due_date: string | null;
  date_added: string;
  estimated_area: { value: number; unit: 'sq_ft' | 'sq_m' | 'acre' | 'hectare' } | null;
  lower_limit: number;
  upper_limit: number;
  subtotal_cost: number;
  use_markups: boolean;
  probability: number;
  schedule_days: number | null;
  is_schedule_critical: boolean;
  deadline_milestone_id: number | null;
  weekly_waiting_cost: number | null;
  idea_id: number | null;
  component_id: number | null;
  assignee_id: number | null;
  proposed_by_id: number | null;
  created_by_id: number | null;
  milestone_id: number | null;
  approved_on: string | null;
  rejection_reason: string | null;
  me_group_ids: number[];
  tag_ids: number[];
  markups: MarkupFields[];
  drivers: DriverFields[];
  links: LinkFields[];
  custom_attributes: AttributeFields[];
  sub_items: SubItemFields[];
};

/** What an item says until somebody says otherwise. */
export const blankItem: Omit<ItemFields, 'name' | 'date_added' | 'created_by_id' | 'proposed_by_id'> = {
  description: '',
  status: 'PENDING',
  priority: 3,
  due_date: null,
  estimated_area: null,
  lower_limit: 0,
  upper_limit: 0,
  subtotal_cost: 0,
  use_markups: true,
  probability: 50,
  schedule_days: null,
  is_schedule_critical: false,
  deadline_milestone_id: null,
  weekly_waiting_cost: null,
  idea_id: null,
  component_id: null,
  assignee_id: null,
  milestone_id: null,
  approved_on: null,
  rejection_reason: null,
  me_group_ids: [],
  tag_ids: [],
  markups: [],
  drivers: [],
  links: [],
  custom_attributes: [],
  sub_items: [],
};
