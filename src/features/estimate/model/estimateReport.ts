import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { ExportTable, ExportValue } from '#design-system/grid/export/exportTable.ts';
import { type EstimateNode, LINE_KINDS, rollUp } from '#domain/estimate';
import { formatCents, formatMoney, formatNumber, sumMoney } from '#domain/money';
import type { EstimateLine, EstimateReport } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import { markupText } from './markupDraft.ts';

/** A table as it is printed and as a sheet has it: a code and a name, then figures in dollars. */
interface ReportTable {
  caption: string;
  headings: readonly string[];
  rows: readonly ReportRow[];
}
interface ReportRow {
  code: string;
  name: string;
  /** Null where it says nothing in this column. */
  figures: readonly (number | null)[];
}

type Reported = EstimateReport['estimates'][number];

const flat = (nodes: readonly EstimateNode[]): EstimateNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

const indent = '   ';
const named = ({ name, level }: EstimateNode) => `${indent.repeat(level - 1)}${name}`;

/** What stands below the rows of estimates: their markups, owner costs, and the total of each. `place` puts a figure of an estimate into its column. */
function below(
  estimates: readonly Reported[],
  place: (at: number, amount: number) => (number | null)[],
): ReportRow[] {
  const rows = new Map<string, (number | null)[]>();
  const add = (name: string, at: number, amount: number) => {
    const found = rows.get(name);
    const placed = place(at, amount);
    rows.set(name, found ? found.map((one, column) => placed[column] ?? one) : placed);
  };
  estimates.forEach(({ markups }, at) => {
    for (const { name, amount } of markups ?? []) add(name, at, amount);
  });
  const hasMarkups = rows.size > 0;
  if (hasMarkups)
    estimates.forEach(({ amounts, markups }, at) =>
      add(
        t.constructionCostWithMarkups,
        at,
        sumMoney([...amounts, ...(markups ?? [])].map(({ amount }) => amount)),
      ),
    );
  const ownerCosts = estimates.some(({ owner_costs: costs }) => costs.length > 0);
  estimates.forEach(({ owner_costs: costs }, at) => {
    for (const { name, amount } of costs) add(t.ownerCostName(name), at, amount);
  });
  if (ownerCosts) estimates.forEach(({ total }, at) => add(t.projectTotal, at, total));
  return [...rows].map(([name, figures]) => ({ code: '', name, figures }));
}

/** A milestone's estimate by cost group and component, with what stands below. */
export function milestoneTables(report: EstimateReport): ReportTable[] {
  const [estimate] = report.estimates;
  if (!estimate) return [];
  const used = report.components.filter(({ id }) =>
    estimate.amounts.some(({ component_id: one }) => one === id),
  );
  const nodes = rollUp(report.groups, estimate.amounts);
  const cost = sumMoney(estimate.amounts.map(({ amount }) => amount));
  const ofComponent = used.map(({ id }) =>
    sumMoney(estimate.amounts.flatMap(({ component_id: one, amount }) => (one === id ? [amount] : []))),
  );
  return [
    {
      caption: t.costGroups,
      headings: [t.code, t.costGroup, ...used.map(({ name }) => name), t.total],
      rows: [
        ...flat(nodes).map((node) => ({
          code: node.code,
          name: named(node),
          figures: [...used.map(({ id }) => node.amounts.get(id) ?? null), node.total],
        })),
        { code: '', name: t.constructionCost, figures: [...ofComponent, cost] },
        ...below([estimate], (_, amount) => [...used.map(() => null), amount]),
      ],
    },
  ];
}

/** All estimates of a project side by side: by cost group and by component, with what stands below. */
export function estimateTables({ estimates, groups, components }: EstimateReport): ReportTable[] {
  const nodes = estimates.map(
    ({ amounts }) => new Map(flat(rollUp(groups, amounts)).map((one) => [one.key, one])),
  );
  const all = flat(
    rollUp(
      groups,
      estimates.flatMap(({ amounts }) => amounts),
    ),
  );
  const costs = estimates.map(({ amounts }) => sumMoney(amounts.map(({ amount }) => amount)));
  const headings = estimates.map(({ name }) => name);
  const totals = [
    { code: '', name: t.constructionCost, figures: costs },
    ...below(estimates, (at, amount) => estimates.map((_, column) => (column === at ? amount : null))),
  ];
  return [
    {
      caption: t.costGroupsByMilestone,
      headings: [t.code, t.costGroup, ...headings],
      rows: [
        ...all.map((node) => ({
          code: node.code,
          name: named(node),
          figures: nodes.map((one) => one.get(node.key)?.total ?? null),
        })),
        ...totals,
      ],
    },
    {
      caption: t.componentsByMilestone,
      headings: ['', t.component, ...headings],
      rows: [
        ...components.flatMap(({ id, name }) => {
          const figures = estimates.map(({ amounts }) => {
            const own = amounts.filter(({ component_id: one }) => one === id);
            return own.length === 0 ? null : sumMoney(own.map(({ amount }) => amount));
          });
          return figures.every((one) => one === null) ? [] : [{ code: '', name, figures }];
        }),
        ...totals,
      ],
    },
  ];
}

/** A table as a document prints it. */
export const toPaper = ({ caption, headings, rows }: ReportTable): ChartTable => ({
  caption,
  headings: headings.slice(1).map((text, at) => (at === 0 ? { text } : { text, figure: true as const })),
  rows: rows.map(({ code, name, figures }, at) => ({
    id: String(at),
    head: code === '' ? name : name.replace(/^(\s*)/, `$1${code} `),
    cells: figures.map((value) => ({ text: value === null ? '' : formatMoney(value), value })),
  })),
});

/** A table as a sheet of a workbook. */
export const toSheet = ({ caption, headings, rows }: ReportTable): ExportTable => ({
  name: caption,
  columns: headings.map((title, at) => ({
    title,
    width: at === 0 ? 75 : at === 1 ? 300 : 130,
    kind: at < 2 ? 'text' : 'money',
  })),
  rows: rows.map(({ code, name, figures }): ExportValue[] => [code, name, ...figures]),
});

/** Lines that a document prints; a workbook has all of them. */
const MOST_PRINTED = 2000;

/** Whether the markups that lines have of their own are told: only where one has any. */
const tellsMarkups = (lines: readonly EstimateLine[], shows: boolean): boolean =>
  shows && lines.some(({ markup_rate: rate }) => rate !== null);

/** The lines of a milestone as a document prints them; `showMarkups` with the markups that they have of their own. */
export function linesOnPaper(
  lines: readonly EstimateLine[],
  components: ReadonlyMap<number, string>,
  showMarkups: boolean,
): ChartTable {
  const tells = tellsMarkups(lines, showMarkups);
  return {
    caption:
      lines.length > MOST_PRINTED
        ? t.linesTheFirstNumber(formatNumber(MOST_PRINTED), formatNumber(lines.length))
        : t.lines,
    headings: [
      { text: t.line },
      { text: t.component },
      { text: t.quantity, figure: true },
      { text: t.unit },
      { text: t.unitCost, figure: true },
      { text: t.amount, figure: true },
      ...(tells ? [{ text: t.ownMarkup, figure: true as const }] : []),
    ],
    rows: lines.slice(0, MOST_PRINTED).map((line) => ({
      id: String(line.id),
      head: `${line.cost_group_code ?? ''} ${line.description}`.trim(),
      cells: [
        text(components.get(line.component_id) ?? ''),
        number(line.quantity, (value) => formatNumber(value, 2)),
        text(line.unit ?? ''),
        number(line.unit_cost, formatCents),
        number(line.amount, formatCents),
        ...(tells ? [number(line.markup_rate, markupText)] : []),
      ],
    })),
  };
}

const text = (value: string) => ({ text: value, value });
const number = (value: number | null, say: (value: number) => string) => ({
  text: value === null ? '' : say(value),
  value,
});

/** The lines of a milestone as a sheet, with everything that is known of them. */
export function linesAsSheet(
  lines: readonly EstimateLine[],
  components: ReadonlyMap<number, string>,
  showMarkups: boolean,
): ExportTable {
  const tells = tellsMarkups(lines, showMarkups);
  return {
    name: t.lines,
    columns: [
      { title: t.code, width: 75, kind: 'text' },
      { title: t.costGroup, width: 220, kind: 'text' },
      { title: t.description, width: 340, kind: 'text' },
      { title: t.kind, width: 90, kind: 'text' },
      { title: t.escalatedTo, width: 95, kind: 'date' },
      { title: t.component, width: 160, kind: 'text' },
      { title: t.quantity, width: 90, kind: 'number' },
      { title: t.unit, width: 60, kind: 'text' },
      { title: t.unitCost, width: 110, kind: 'money' },
      { title: t.amount, width: 130, kind: 'money' },
      ...(tells ? [{ title: t.ownMarkup, width: 100, kind: 'text' as const }] : []),
      { title: t.notes, width: 240, kind: 'text' },
      // By which the sheet comes back into the same estimate, line by line.
      { title: t.lineId, width: 90, kind: 'text' },
    ],
    rows: lines.map((line): ExportValue[] => [
      line.cost_group_code,
      line.cost_group_name,
      line.description,
      LINE_KINDS[line.kind],
      line.escalates_to,
      components.get(line.component_id) ?? '',
      line.quantity,
      line.unit,
      line.unit_cost,
      line.amount,
      ...(tells ? [markupText(line.markup_rate)] : []),
      line.notes,
      String(line.id),
    ]),
  };
}
