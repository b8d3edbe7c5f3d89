import { addDays } from '#domain/dates';
import { subItemExtension, subtotalCost } from '#domain/items';
import {
  blankItem,
  type ItemFields,
  type ItemStatus,
  type SubItemFields,
} from '#server/modules/items/itemSnapshot.ts';
import type { SeededRandom } from './seededRandom.ts';

/** What the made-up items choose from. */
export type LoadChoices = {
  today: string;
  /** The current milestone's day: about half of the approvals lie before it. */
  currentDate: string;
  people: readonly number[];
  components: readonly number[];
  milestones: readonly number[];
  groups: readonly number[];
  tags: readonly number[];
  masterFormat: readonly number[];
  subItemIds: () => number;
};

const actions = [
  'Alternate',
  'Prefabricated',
  'Deferred',
  'Standardized',
  'Reduced',
  'Upgraded',
  'Relocated',
  'Shared',
];
const things = [
  'curtain wall', 'chiller plant', 'roof membrane', 'casework', 'lighting controls', 'precast panels', 'elevators',
  'switchgear', 'ductwork', 'terrazzo', 'structural bays', 'fire pump', 'site lighting', 'acoustic ceilings',
]; // prettier-ignore
const places = [
  'level 1',
  'level 2',
  'level 3',
  'the north wing',
  'the south wing',
  'the podium',
  'the loading dock',
];
const measures = ['SF', 'LF', 'EA', 'LS', 'CY', 'TON'];

const statusOf = (index: number): ItemStatus => {
  const place = index % 50;
  if (place < 30) return 'PENDING';
  if (place < 39) return 'APPROVED';
  if (place < 44) return 'REJECTED';
  return place < 48 ? 'DRAFT' : 'ARCHIVED';
};

/** Pending items of the first stretch stand in groups of eight; each third one also in the next group. */
function groupsOf(index: number, status: ItemStatus, { groups }: LoadChoices): number[] {
  const group = Math.floor(index / 8);
  const own = groups[group];
  if (status !== 'PENDING' || own === undefined) return [];
  const next = groups[group + 1];
  return index % 3 === 0 && group % 4 !== 3 && next !== undefined ? [own, next] : [own];
}

function rowsOf(random: SeededRandom, choices: LoadChoices): SubItemFields[] {
  return Array.from({ length: random.between(1, 4) }, () => {
    const quantity = random.between(-400, 600) / 4;
    const unitCost = random.between(50, 90_000) / 100;
    return {
      id: choices.subItemIds(),
      scope: `${random.oneOf(actions)} ${random.oneOf(things)}`,
      quantity,
      measure: random.oneOf(measures),
      unit_cost: unitCost,
      extension: subItemExtension(quantity, unitCost) ?? 0,
      cost_group_master_format_id: random.oneOf(choices.masterFormat),
      cost_group_uni_format_id: null,
    };
  });
}

/** One made-up item; the same index and generator give the same one. */
export function loadTestItem(random: SeededRandom, index: number, choices: LoadChoices): ItemFields {
  const status = statusOf(index);
  const rows = rowsOf(random, choices);
  const decided = status === 'APPROVED' || status === 'REJECTED';
  return {
    ...blankItem,
    name: `${random.oneOf(actions)} ${random.oneOf(things)}, ${random.oneOf(places)}`,
    status,
    priority: random.between(1, 5),
    due_date: decided ? null : addDays(choices.today, random.between(-20, 200)),
    date_added: addDays(choices.today, -random.between(10, 300)),
    estimated_area: random.chance(10) ? { value: random.between(-5000, 5000), unit: 'sq_ft' } : null,
    lower_limit: random.between(0, 20),
    upper_limit: random.between(0, 30),
    subtotal_cost: subtotalCost(rows),
    use_markups: true,
    component_id: random.oneOf(choices.components),
    assignee_id: random.oneOf(choices.people),
    proposed_by_id: random.oneOf(choices.people),
    created_by_id: random.oneOf(choices.people),
    milestone_id: status === 'APPROVED' ? random.oneOf(choices.milestones) : null,
    approved_on: status === 'APPROVED' ? addDays(choices.currentDate, random.between(-200, 60)) : null,
    rejection_reason: status === 'REJECTED' ? 'Not worth its price.' : null,
    me_group_ids: groupsOf(index, status, choices),
    tag_ids: random.chance(70) ? [random.oneOf(choices.tags)] : [],
    sub_items: rows,
  };
}
