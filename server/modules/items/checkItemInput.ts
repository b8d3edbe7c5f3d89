import { checkItem, LINK_TYPES, type LinkType } from '#domain/items';
import type { components } from '#contract/api.ts';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type Choices, knownChoices } from './choiceRepository.ts';

export type ItemPatch = components['schemas']['ItemPatch'];
export type ItemInput = components['schemas']['ItemInput'];

const list = (value: number | null | undefined) => (value == null ? [] : [value]);

/** What is said about an id that does not exist in this project or company; the same for other people's ids. */
const unknown = {
  component_id: 'This component is not in the project. Choose one of its components.',
  assignee_id: 'This person does not see the project. Choose someone who does, or invite them first.',
  proposed_by_id: 'This person is not in your company. Choose someone from the list.',
  me_group_ids: 'This group is not in the project. Choose one of its groups, or open a new one.',
  tag_ids: 'This tag does not exist. Choose one from the list, or create it.',
  deadline_milestone_id: 'This milestone is not in the project. Choose one of its design milestones.',
  drivers: 'This value driver is not in the project. Reload the item and score it again.',
  links: 'What this links to is not in the project. Choose one of its risks or issues.',
  cost_group: 'This cost group does not exist in the format. Choose one from the list.',
} as const;

/** Refuses (422) what the rules of items or the project do not allow, each field with its sentence. */
export async function checkItemInput(
  tx: TenantTx,
  projectId: number,
  input: ItemPatch | ItemInput,
  { today, isNew }: { today: string; isNew: boolean },
): Promise<void> {
  const [errors = {}] = await findItemErrors(tx, projectId, [{ input, isNew }], today);
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

/** What the rules of items or the project do not allow of each input, by field; one question for all of them. */
export async function findItemErrors(
  tx: TenantTx,
  projectId: number,
  inputs: readonly { input: ItemPatch | ItemInput; isNew: boolean }[],
  today: string,
): Promise<FieldErrors[]> {
  const chosen = inputs.map(({ input }) => choicesOf(input));
  const known = await knownOf(tx, projectId, chosen);
  return inputs.map(({ input, isNew }, index) => {
    const errors: FieldErrors = { ...checkItem(input, today, { isNew }) };
    const own = chosen[index];
    if (!known || !own) return errors;
    for (const [field, sentences] of Object.entries(choiceErrors(input, own, known)))
      errors[field] ??= sentences;
    return errors;
  });
}

/** Which of everything that was chosen is there; undefined where nothing was chosen. */
async function knownOf(
  tx: TenantTx,
  projectId: number,
  chosen: readonly Choices[],
): Promise<Choices | undefined> {
  const fields = Object.keys(chosen[0] ?? {}) as (keyof Choices)[];
  const all = Object.fromEntries(
    fields.map((field) => [field, [...new Set(chosen.flatMap((own) => own[field]))]]),
  ) as unknown as Choices;
  if (Object.values(all).every((ids) => ids.length === 0)) return undefined;
  return knownChoices(tx, projectId, all);
}

function choiceErrors(input: ItemPatch | ItemInput, chosen: Choices, known: Choices): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of plainChoices) if (isStrange(chosen, known, field)) errors[field] = [unknown[field]];
  if (linkTypes.some((type) => isStrange(chosen, known, type))) errors['links'] = [unknown.links];
  (input.sub_items ?? []).forEach((row, index) => {
    const strangers = [
      ['cost_group_master_format_id', known.master_format],
      ['cost_group_uni_format_id', known.uni_format],
    ] as const;
    for (const [field, ids] of strangers) {
      const id = row[field];
      if (id != null && !ids.includes(id)) errors[`sub_items.${index}.${field}`] = [unknown.cost_group];
    }
    if (row.cost_group_ids?.some((id) => !known.custom_format.includes(id)))
      errors[`sub_items.${index}.cost_group_ids`] = [unknown.cost_group];
  });
  return errors;
}

const linkTypes = Object.keys(LINK_TYPES) as LinkType[];

const plainChoices = [
  'component_id',
  'assignee_id',
  'proposed_by_id',
  'deadline_milestone_id',
  'me_group_ids',
  'tag_ids',
  'drivers',
] as const;

const isStrange = (chosen: Choices, known: Choices, field: keyof Choices) =>
  chosen[field].some((id) => !known[field].includes(id));

function choicesOf(input: ItemPatch | ItemInput): Choices {
  const rows = input.sub_items ?? [];
  const linked = (type: LinkType) =>
    (input.links ?? []).flatMap((link) => (link.entity_type === type ? [link.entity_id] : []));
  return {
    component_id: list(input.component_id),
    assignee_id: list(input.assignee_id),
    proposed_by_id: list(input.proposed_by_id),
    deadline_milestone_id: list(input.deadline_milestone_id),
    me_group_ids: input.me_group_ids ?? [],
    tag_ids: input.tag_ids ?? [],
    drivers: (input.drivers ?? []).map(({ driver_id }) => driver_id),
    risk: linked('risk'),
    issue: linked('issue'),
    timeline_activity: linked('timeline_activity'),
    master_format: rows.flatMap((row) => list(row.cost_group_master_format_id)),
    uni_format: rows.flatMap((row) => list(row.cost_group_uni_format_id)),
    custom_format: rows.flatMap((row) => row.cost_group_ids ?? []),
  };
}
