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
};

export type ItemStatus = 'DRAFT' | 'VOID' | 'PENDING' | 'REJECTED' | 'APPROVED' | 'ARCHIVED';

/** Everything about an option that history follows and undo restores; `subtotal_cost` follows from `sub_items`. */
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
  component_id: number | null;
  assignee_id: number | null;
  proposed_by_id: number | null;
  created_by_id: number | null;
  milestone_id: number | null;
  approved_on: string | null;
  rejection_reason: string | null;
  me_group_ids: number[];
  tag_ids: number[];
  sub_items: SubItemFields[];
};
