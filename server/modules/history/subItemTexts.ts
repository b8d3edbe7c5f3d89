import type { Result } from '#server/contract/handlers.ts';
import { asMoney, asNumber, asText, isNothing, type NameOf } from './fieldTexts.ts';

type FieldChange = Result<'listItemHistory'>['results'][number]['changes'][number];

/** A priced line as the change log keeps it. */
type SubItem = {
  id: number;
  scope: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  extension: number;
  cost_group_master_format_id: number | null;
  cost_group_uni_format_id: number | null;
  codes?: { definition_id: number; cost_group_id: number }[] | null;
};

const costGroup = (value: unknown, nameOf: NameOf) =>
  nameOf('cost_group', Number(value)) ?? `no. ${String(value)}`;

/** The fields of a line that people know; its extension follows from them. */
const lineFields = {
  scope: { label: 'Scope', read: asText },
  quantity: { label: 'Quantity', read: asNumber },
  measure: { label: 'Unit', read: asText },
  unit_cost: { label: 'Unit cost', read: asMoney },
  cost_group_master_format_id: { label: 'MasterFormat code', read: costGroup },
  cost_group_uni_format_id: { label: 'UniFormat code', read: costGroup },
} as const;

const lines = (value: unknown): SubItem[] => (Array.isArray(value) ? (value as SubItem[]) : []);
const titleOf = (line: SubItem): string => line.scope.trim() || 'a line without scope';

/** A whole line in one text: `61,000 SF × $84.00 = $5,124,000`. */
function sumUp(line: SubItem, nameOf: NameOf): string {
  const quantity = line.quantity === null ? '' : asNumber(line.quantity, nameOf);
  const amount = [quantity, line.measure ?? ''].filter(Boolean).join(' ');
  const price = line.unit_cost === null ? '' : asMoney(line.unit_cost, nameOf);
  const product = [amount, price].filter(Boolean).join(' × ');
  return [product, asMoney(line.extension, nameOf)].filter(Boolean).join(' = ');
}

/** Codes in the company's own formats, format by format. */
function changesOfCodes(before: SubItem, after: SubItem, nameOf: NameOf): FieldChange[] {
  const codeIn = ({ codes }: SubItem, format: number) =>
    codes?.find(({ definition_id }) => definition_id === format)?.cost_group_id ?? null;
  const formats = new Set(
    [...(before.codes ?? []), ...(after.codes ?? [])].map((code) => code.definition_id),
  );
  return [...formats]
    .filter((format) => codeIn(before, format) !== codeIn(after, format))
    .map((format) => {
      const show = (id: number | null) => (id === null ? null : costGroup(id, nameOf));
      return {
        field: `sub_items.${after.id}.codes`,
        label: `${nameOf('format', format) ?? 'Own'} code of ${titleOf(after)}`,
        from: show(codeIn(before, format)),
        to: show(codeIn(after, format)),
      };
    });
}

function changesOfLine(before: SubItem, after: SubItem, nameOf: NameOf): FieldChange[] {
  const names = Object.keys(lineFields) as (keyof typeof lineFields)[];
  const plain = names
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const { label, read } = lineFields[name];
      const show = (value: unknown) => (isNothing(value) ? null : read(value, nameOf));
      return {
        field: `sub_items.${after.id}.${name}`,
        label: `${label} of ${titleOf(name === 'scope' ? before : after)}`,
        from: show(before[name]),
        to: show(after[name]),
      };
    });
  return [...plain, ...changesOfCodes(before, after, nameOf)];
}

/** Each later line with the earlier one it continues: the same row, else one of the same scope that was written anew. */
function pairLines(before: readonly SubItem[], after: readonly SubItem[]) {
  const kept = new Set(after.map(({ id }) => id));
  const free = before.filter(({ id }) => !kept.has(id));
  const pairs = after.map((line) => {
    const same = before.find(({ id }) => id === line.id);
    const place = same ? -1 : free.findIndex(({ scope }) => scope.trim() === line.scope.trim());
    return { line, earlier: same ?? (place < 0 ? undefined : free.splice(place, 1)[0]) };
  });
  return { pairs, removed: free };
}

/** What happened to an item's priced lines, line by line: added, removed, or a field changed. */
export function describeSubItems(from: unknown, to: unknown, nameOf: NameOf): FieldChange[] {
  const { pairs, removed } = pairLines(lines(from), lines(to));
  const whole = (line: SubItem, added: boolean): FieldChange => ({
    field: `sub_items.${line.id}`,
    label: titleOf(line),
    from: added ? null : sumUp(line, nameOf),
    to: added ? sumUp(line, nameOf) : null,
  });
  const kept = pairs.flatMap(({ line, earlier }) =>
    earlier ? changesOfLine(earlier, line, nameOf) : [whole(line, true)],
  );
  return [...kept, ...removed.map((line) => whole(line, false))];
}

/** The cost groups that lines of either side name. */
export const costGroupsOf = (from: unknown, to: unknown): number[] =>
  [...lines(from), ...lines(to)]
    .flatMap((line) => [
      line.cost_group_master_format_id,
      line.cost_group_uni_format_id,
      ...(line.codes ?? []).map(({ cost_group_id }) => cost_group_id),
    ])
    .filter((id) => id !== null);

/** The company's own formats in which lines of either side are coded. */
export const formatsIn = (from: unknown, to: unknown): number[] =>
  [...lines(from), ...lines(to)].flatMap(({ codes }) => (codes ?? []).map((code) => code.definition_id));
