import type { components } from '#contract/api.ts';
import {
  ATTRIBUTE_TYPES,
  type AttributeValue,
  convertAttribute,
  DEFINITION_LIMITS,
  type DefinitionDraft,
  definitionProblems,
  type DraftOption,
  hasOptions,
  previewChange,
  slugFor,
  tidyOptions,
  type ValuedAttribute,
} from '#domain/attributes';
import {
  conflict,
  type FieldErrors,
  missingPermission,
  notFound,
  ruleRefused,
} from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { type Definition, hasGroup, readDefinition, readSiblings } from './attributeRepository.ts';
import { knownCategories, type KeptOption, loadParts } from './definitionPartsRepository.ts';

type Patch = components['schemas']['AttributeDefinitionPatch'];
type Whole = Required<DefinitionDraft>;

const entity = 'attribute_definition';

/** One attribute; 404 where it is gone. */
export async function presentDefinition(tx: TenantTx, id: number): Promise<Definition> {
  const definition = await readDefinition(tx, id);
  if (!definition) throw notFound();
  return definition;
}

/** An attribute as a patch leaves it: trimmed, without choices or unit where its type has none. */
function patched(before: Definition | undefined, patch: Patch): Whole {
  const type = patch.type ?? before?.type ?? 'TEXT';
  const unit = patch.unit ?? before?.unit ?? '';
  return {
    type,
    name: (patch.name ?? before?.name ?? '').trim(),
    unit: type === 'UNIT' ? unit.trim() : '',
    group_name: (patch.group_name ?? before?.group_name ?? '').trim(),
    construction_category_ids: [
      ...(patch.construction_category_ids ?? before?.construction_categories.map(({ id }) => id) ?? []),
    ].sort((a, b) => a - b),
    options: hasOptions(type) ? tidyOptions(patch.options ?? before?.options ?? []) : [],
  };
}

const labelOf = (type: Definition['type']) => ATTRIBUTE_TYPES[type].label;

type Checked = Pick<Call<'createAttributeDefinition'>, 'tx' | 'today' | 'caller'>;
type Siblings = Awaited<ReturnType<typeof readSiblings>>;

/** Refuses (422) what an attribute cannot be, and (403) a new group without the permission to add one. */
async function requireSound(
  { tx, today, caller }: Checked,
  whole: Whole,
  { siblings, before }: { siblings: Siblings; before?: Definition },
): Promise<void> {
  const errors: FieldErrors = {
    ...definitionProblems(whole, { today, isNew: before === undefined }),
  };
  const name = whole.name.toLowerCase();
  if (siblings.some((one) => one.id !== before?.id && one.name.toLowerCase() === name))
    errors['name'] ??= ['Another attribute here has this name. Choose another one.'];
  const own = new Set(before?.options.map(({ option_id: id }) => id));
  const ids = whole.options.flatMap(({ option_id: id }) => id ?? []);
  if (ids.some((id) => !own.has(id)) || new Set(ids).size < ids.length)
    errors['options'] ??= ['A choice no longer belongs to this attribute. Reload the page.'];
  const categories = whole.construction_category_ids;
  if (categories.length > 0 && (await knownCategories(tx, categories)) < categories.length)
    errors['construction_category_ids'] ??= ['A category no longer exists. Reload the page.'];
  const [first] = Object.values(errors).flat();
  if (first) throw ruleRefused(first, errors);
  const isNewGroup = whole.group_name !== '' && !(await hasGroup(tx, whole.group_name));
  if (isNewGroup && !caller.permissions.has('add_customattributegroup'))
    throw missingPermission('add_customattributegroup');
}

/** Choices with their numbers; new ones get the next numbers. */
async function numbered(tx: TenantTx, options: readonly DraftOption[]): Promise<KeptOption[]> {
  const fresh = options.filter(({ option_id: id }) => id === null).length;
  const ids = await allocateIds(tx, 'attribute_option', fresh);
  let next = 0;
  return options.map(({ option_id: id, option_value }) => ({
    option_id: id ?? ids[next++] ?? 0,
    option_value,
  }));
}

/** Where an attribute comes in its group: last; a new group comes behind all others. */
const placeIn = (siblings: Siblings, group: string): number => {
  const inGroup = siblings.filter((one) => (one.group_name ?? '').toLowerCase() === group.toLowerCase());
  return inGroup.length > 0
    ? Math.max(...inGroup.map(({ position }) => position))
    : Math.max(-1, ...siblings.map(({ position }) => position)) + 1;
};

/** Adds an attribute to a kind of row. */
export async function createDefinition(call: Call<'createAttributeDefinition'>): Promise<Definition> {
  const { tx, body, services } = call;
  const { entity_type, ...input } = body;
  const whole = patched(undefined, input);
  const siblings = await readSiblings(tx, entity_type);
  if (siblings.length >= DEFINITION_LIMITS.attributes)
    throw ruleRefused(`There are ${DEFINITION_LIMITS.attributes} attributes here already. Delete one first.`);
  await requireSound(call, whole, { siblings });
  const fields = {
    ...whole,
    unit: whole.unit || null,
    entity_type,
    slug: slugFor(whole.name, new Set(siblings.map(({ slug }) => slug))),
    position: placeIn(siblings, whole.group_name),
    options: await numbered(tx, whole.options),
    stored_values: [],
  };
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Added the attribute "${whole.name}"`),
    [{ entity, kind: 'create', fields }],
  );
  return presentDefinition(tx, rows[0]?.id ?? 0);
}

const movesOf = (patch: Patch): Map<number, number | null> =>
  new Map((patch.option_moves ?? []).map(({ option_id, move_to }) => [option_id, move_to]));

const valued = (definition: Pick<Definition, 'name' | 'type' | 'unit' | 'options'>): ValuedAttribute =>
  definition;

const changesValues = (before: Definition, whole: Whole): boolean => {
  if (before.type !== whole.type) return true;
  const stays = new Set(whole.options.map(({ option_id: id }) => id));
  return before.options.some(({ option_id: id }) => !stays.has(id));
};

async function storedValues(tx: TenantTx, id: number) {
  const [parts] = await loadParts(tx, [id]);
  return parts?.stored_values ?? [];
}

/** What a change would do to the stored values. Nothing is written. */
export async function previewDefinition(call: Call<'previewAttributeChange'>) {
  const { tx, params, body } = call;
  const before = await presentDefinition(tx, params.custom_attribute_id);
  const whole = patched(before, body);
  let fresh = 0;
  const options = whole.options.map(({ option_id: id, option_value }) => ({
    option_id: id ?? (fresh -= 1),
    option_value,
  }));
  const values = (await storedValues(tx, before.id)).map(({ value }) => value as AttributeValue);
  return previewChange(valued(before), { ...whole, options }, values, movesOf(body));
}

/** Changes an attribute from the version that the edit began with, and with it what rows say for it. */
export async function updateDefinition(call: Call<'updateAttributeDefinition'>): Promise<Definition> {
  const { tx, params, body, services, ifMatch } = call;
  const { custom_attribute_id: id } = params;
  const before = await presentDefinition(tx, id);
  const whole = patched(before, body);
  const siblings = await readSiblings(tx, before.entity_type);
  await requireSound(call, whole, { siblings, before });
  const options = await numbered(tx, whole.options);
  const after = { ...whole, options };
  const moves = movesOf(body);
  const values = changesValues(before, whole)
    ? (await storedValues(tx, id)).flatMap(({ entity_id, value }) => {
        const next = convertAttribute(valued(before), after, value as AttributeValue, moves).value;
        return next === null ? [] : [{ entity_id, value: next }];
      })
    : null;
  const isMoved = (before.group_name ?? '').toLowerCase() !== whole.group_name.toLowerCase();
  const others = siblings.filter((one) => one.id !== id);
  const summary =
    before.type === whole.type
      ? `Changed the attribute "${before.name}"`
      : `Changed the attribute "${before.name}" from ${labelOf(before.type)} to ${labelOf(whole.type)}`;
  await services.changes.apply(tx, handHead(call, null, summary), [
    {
      entity,
      kind: 'update',
      id,
      version: ifMatch ?? null,
      fields: {
        ...after,
        unit: whole.unit || null,
        ...(isMoved && { position: placeIn(others, whole.group_name) }),
        ...(values && { stored_values: values }),
      },
    },
  ]);
  return presentDefinition(tx, id);
}

/** Puts all attributes of a kind of row in a new order; 409 where somebody has added or deleted one meanwhile. */
export async function orderDefinitions(call: Call<'orderAttributeDefinitions'>) {
  const { tx, body, services } = call;
  const siblings = await readSiblings(tx, body.entity_type);
  const known = new Map(siblings.map((one) => [one.id, one]));
  if (body.attribute_ids.length !== known.size || body.attribute_ids.some((id) => !known.has(id)))
    throw conflict('Someone has added or deleted an attribute here. Reload the page and move it again.');
  const moved = body.attribute_ids.flatMap((id, position) =>
    known.get(id)?.position === position ? [] : [{ id, position }],
  );
  if (moved.length === 0) return { change_set_id: null };
  const done = await services.changes.apply(
    tx,
    handHead(call, null, 'Put attributes in order'),
    moved.map(({ id, position }) => ({ entity, kind: 'update', id, version: null, fields: { position } })),
  );
  return { change_set_id: done.id };
}
