import { ATTRIBUTE_ENTITIES, ATTRIBUTE_TYPES, type AttributeType, hasOptions } from '#domain/attributes';
import type { Attribute, AttributeEntity, AttributePatch } from '../attributeQueries.ts';
import * as t from '../texts.ts';

/** A choice while it is edited. One that leaves stays in sight until it is saved. */
export interface OptionDraft {
  /** Stays the same while the form is open. */
  key: string;
  /** Null for a new one. */
  option_id: number | null;
  option_value: string;
  isRemoved: boolean;
  /** Where values go that name it once it is removed. */
  move_to: number | null;
}

/** An attribute while it is edited. */
export interface AttributeDraft {
  name: string;
  type: AttributeType;
  unit: string;
  group_name: string;
  /** Kinds of construction; none means all. */
  categories: readonly string[];
  options: OptionDraft[];
}

/** What may carry attributes, in the order it is offered. */
export const entityTabs = (Object.keys(ATTRIBUTE_ENTITIES) as AttributeEntity[]).map((id) => ({
  id,
  label: ATTRIBUTE_ENTITIES[id],
}));

/** The kind of row that an address asks for; projects where it names none that exists. */
export const entityOf = (asked: string | null): AttributeEntity =>
  entityTabs.find(({ id }) => id === asked)?.id ?? 'PROJECT';

const oneOf: Record<AttributeEntity, string> = {
  PROJECT: 'project',
  COMPONENT: 'component',
  RISK: 'risk',
  ISSUE: 'issue',
  SCENARIO_ITEM: 'item',
};

/** "1 risk", "7 risks". */
export const countOf = (entity: AttributeEntity, count: number): string =>
  `${count.toLocaleString('en-US')} ${oneOf[entity]}${count === 1 ? '' : 's'}`;

/** What values are picked from or counted in; a dash for the other types. */
export const optionsText = ({
  type,
  unit,
  options,
}: Pick<Attribute, 'type' | 'unit' | 'options'>): string => {
  if (hasOptions(type)) return options.map((one) => one.option_value).join(', ');
  if (type === 'UNIT' && unit) return unit;
  return { CURRENCY: '$', PERCENTAGE: '%' }[type as string] ?? '-';
};

export const typeLabel = (type: AttributeType): string => ATTRIBUTE_TYPES[type].label;

export const newOption = (option_value = ''): OptionDraft => ({
  key: crypto.randomUUID(),
  option_id: null,
  option_value,
  isRemoved: false,
  move_to: null,
});

/** Draft of an attribute, or of a new one. */
export const toAttributeDraft = (attribute: Attribute | undefined): AttributeDraft => ({
  name: attribute?.name ?? '',
  type: attribute?.type ?? 'TEXT',
  unit: attribute?.unit ?? '',
  group_name: attribute?.group_name ?? '',
  categories: (attribute?.construction_categories ?? []).map(({ id }) => String(id)),
  options: (attribute?.options ?? []).map(({ option_id, option_value }) => ({
    key: String(option_id),
    option_id,
    option_value,
    isRemoved: false,
    move_to: null,
  })),
});

/** The choices that stay, as they are sent. */
export const keptOptions = ({ options }: AttributeDraft) =>
  options
    .filter((one) => !one.isRemoved)
    .map(({ option_id, option_value }) => ({ option_id, option_value: option_value.trim() }))
    .filter(({ option_value: value }) => value !== '');

/** What changes beside the names: the part whose effect on values is shown. Empty where values stay as they are. */
export function toValueChange(draft: AttributeDraft, start: AttributeDraft): AttributePatch {
  const moves = draft.options.flatMap(({ isRemoved, option_id, move_to }) =>
    isRemoved && option_id !== null ? [{ option_id, move_to }] : [],
  );
  const stays = new Set(keptOptions(draft).map(({ option_id: id }) => id));
  const loses = start.options.some(({ option_id: id }) => !stays.has(id));
  if (draft.type === start.type && !loses) return {};
  return {
    type: draft.type,
    ...(hasOptions(draft.type) && { options: keptOptions(draft) }),
    ...(moves.length > 0 && { option_moves: moves }),
  };
}

const key = (categories: readonly string[]) => categories.toSorted().join();

/** Where an attribute is offered, in a few words. */
export const categoriesText = ({
  construction_categories: chosen,
}: Pick<Attribute, 'construction_categories'>) =>
  chosen.length === 0 ? t.all : chosen.map(({ name }) => name).join(', ');

/** What is sent: everything that differs. */
export function toAttributePatch(draft: AttributeDraft, start: AttributeDraft): AttributePatch {
  const text = (field: 'name' | 'unit' | 'group_name') =>
    draft[field].trim() === start[field].trim() ? {} : { [field]: draft[field].trim() };
  const options = keptOptions(draft);
  const hasNewOptions =
    hasOptions(draft.type) && JSON.stringify(options) !== JSON.stringify(keptOptions(start));
  return {
    ...text('name'),
    ...(draft.type === 'UNIT' ? text('unit') : {}),
    ...text('group_name'),
    ...(key(draft.categories) !== key(start.categories) && {
      construction_category_ids: draft.categories.map(Number),
    }),
    ...toValueChange(draft, start),
    ...(hasNewOptions && { options }),
  };
}

/** All numbers in the order that comes of putting the groups, or the attributes of one group, in another order. */
export function reordered(
  groups: readonly { name: string; attributes: readonly Attribute[] }[],
  { names, group, ids }: { names?: readonly string[]; group?: string; ids?: readonly number[] },
): number[] {
  const own = new Map(groups.map(({ name, attributes }) => [name, attributes.map(({ id }) => id)]));
  if (group !== undefined && ids) own.set(group, [...ids]);
  return (names ?? groups.map(({ name }) => name)).flatMap((name) => own.get(name) ?? []);
}

/** Attributes under their groups, in the order of both; those without a group stand under an empty name. */
export function byGroup<One extends Attribute>(
  attributes: readonly One[],
): { name: string; attributes: One[] }[] {
  const groups = new Map<string, One[]>();
  for (const one of attributes) {
    const name = one.group_name ?? '';
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups].map(([name, own]) => ({ name, attributes: own }));
}
