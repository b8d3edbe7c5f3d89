import { sourceText } from '#domain/estimate';
import { formatCents, formatNumber } from '#domain/money';
import type { TracePart } from './traceNode.ts';
import type { TracedLine } from './traceRepository.ts';

type Priced = { quantity: number | null; measure: string | null; unit_cost: number | null };

/** `61,000 SF × $84.00 · 08 44 00` as far as it is known. */
export function detailOf({ quantity, measure, unit_cost: cost }: Priced, code: string | null): string | null {
  const unit = measure ? ` ${measure}` : '';
  const price =
    quantity === null || cost === null ? null : `${formatNumber(quantity)}${unit} × ${formatCents(cost)}`;
  return [price, code].filter(Boolean).join(' · ') || null;
}

/** The cell of the file that a line came with: `CRPT.xlsx, Detail, row 12, cell H12`. */
const fileOf = ({ source }: TracedLine): string | null =>
  source && [source.file, sourceText(source)].filter(Boolean).join(', ');

/** What a line is, how much of it counts here where a mapping shares it out, and the cell it came with. */
const partOf = (line: TracedLine): string | null =>
  [
    detailOf(line, line.code),
    line.share < 100 ? `${formatNumber(line.share)}% of the line` : '',
    fileOf(line),
  ]
    .filter(Boolean)
    .join(' · ') || null;

/** Lines as the end of the chain. */
export const lineParts = (lines: readonly TracedLine[]): TracePart[] =>
  lines.map((line) => ({
    key: `line:${line.id}`,
    of: null,
    title: line.description,
    detail: partOf(line),
    amount: line.amount,
  }));
