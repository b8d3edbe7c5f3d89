import { lineAmount } from '../lineAmount.ts';
import type { LineKind } from '../lineKinds.ts';
import type { FileLine } from './sheetLineTypes.ts';
import { tidyUnit } from './linePrice.ts';

/** A line of the estimate that a file comes back to; amounts in dollars. */
export interface KnownLine {
  id: number;
  description: string;
  cost_group_id: number | null;
  cost_group_code: string | null;
  component_id: number;
  quantity: number | null;
  unit: string | null;
  unit_cost: number | null;
  amount: number;
  kind: LineKind;
  escalates_to: string | null;
  notes: string;
}

type Figures = Pick<KnownLine, 'quantity' | 'unit_cost'> & { amount: number | null };
type LineValues = Pick<
  KnownLine,
  'description' | 'kind' | 'escalates_to' | 'cost_group_id' | 'component_id' | 'notes'
> &
  Figures & { unit: string };

/** The id that a line of a file names; null for none, and for what is no id. */
export const idOf = ({ lineId }: FileLine): number | null =>
  /^[1-9]\d{0,15}$/.test(lineId) ? Number(lineId) : null;

/** Why each line of a file that names a line cannot be told which: by its place in the list; lines without an id are new. */
export function idRefusals(
  lines: readonly FileLine[],
  known: ReadonlyMap<number, unknown>,
): (string | undefined)[] {
  const seen = new Map<number, number>();
  return lines.map((line) => {
    if (line.lineId === '') return undefined;
    const id = idOf(line);
    if (id === null || !known.has(id))
      return `Line ID “${line.lineId.slice(0, 20)}” is of no line of this estimate. Leave the row out, or clear its ID in the file to add it as a new line.`;
    const before = seen.get(id);
    if (before !== undefined) return `Line ID ${id} stands in row ${before} already. Leave one of them out.`;
    seen.set(id, line.row);
    return undefined;
  });
}

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a line becomes by the row of a file that names it. What the file says as the export wrote it stays exactly as it is;
 * a new quantity or unit cost gives the amount, an amount that was typed keeps and gives the unit cost.
 */
export function lineFromFile(
  line: FileLine,
  said: Pick<LineValues, 'cost_group_id' | 'component_id'>,
  known: KnownLine,
): LineValues {
  const isOwnGroup = folded(known.cost_group_code ?? '') === line.code;
  const unit = known.unit ?? '';
  return {
    description:
      folded(known.description).slice(0, 2000) === line.description ? known.description : line.description,
    kind: line.kind ?? known.kind,
    escalates_to: line.escalates_to === undefined ? known.escalates_to : line.escalates_to,
    cost_group_id: isOwnGroup ? known.cost_group_id : said.cost_group_id,
    component_id: said.component_id,
    unit: tidyUnit(folded(unit)) === line.unit ? unit : line.unit,
    notes: folded(known.notes).slice(0, 1900) === line.notes ? known.notes : line.notes,
    ...(line.problem === '' && line.own
      ? figuresOf(line.own, known)
      : { quantity: line.quantity, unit_cost: line.unit_cost, amount: line.amount }),
  };
}

function figuresOf({ quantity, unit_cost, amount }: Figures, known: KnownLine): Figures {
  const isSame = quantity === known.quantity && unit_cost === known.unit_cost;
  const isTyped = amount !== null && amount !== known.amount;
  if (isSame && !isTyped) return { quantity, unit_cost, amount: known.amount };
  const product = lineAmount({ quantity, unit_cost, amount: null });
  if (!isTyped || product === amount) return { quantity, unit_cost, amount: product ?? amount };
  const derived = quantity ? Math.round((amount / quantity) * 10_000) / 10_000 : null;
  const fits = derived !== null && lineAmount({ quantity, unit_cost: derived, amount: null }) === amount;
  return { quantity, unit_cost: fits ? derived : null, amount };
}
