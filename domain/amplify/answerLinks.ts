import { ITEM_STATUSES } from '#domain/items';
import { firstOf, formatMoney, NOTHING } from '#domain/money';
import {
  chartBlock,
  heads,
  plainTable,
  tableBlock,
  tableRow,
  type Answer,
  type Chart,
} from './amplifyAnswer.ts';
import type { KnownReadings, ReadItem, ReadScenario } from './amplifyReadings.ts';
import { bold, plain } from './richText.ts';
import { counted, itemReference, listed } from './wording.ts';

/** Nodes and links of a network: with more of them nothing is read any more. */
const MOST_NODES = 60;
const MOST_ITEMS = 45;
const MOST_LINKS = 240;
const MOST_ROWS = 20;
const MOST_CODES = 8;

/** An item with the scenarios that it is in and the groups that it shares with others. */
interface Linked {
  item: ReadItem;
  scenarios: readonly ReadScenario[];
  /** Each with the item itself. */
  groups: readonly (readonly ReadItem[])[];
  /** Scenarios and items of its groups, those in two of them twice. */
  weight: number;
}

function gather<Key, Row>(map: Map<Key, Row[]>, key: Key, row: Row): void {
  const held = map.get(key);
  if (held) held.push(row);
  else map.set(key, [row]);
}

/** Items that are in a scenario or exclude others, those with the most of it first. */
function linkedItems(items: readonly ReadItem[], scenarios: readonly ReadScenario[]): Linked[] {
  const within = new Map<number, ReadScenario[]>();
  for (const scenario of scenarios) for (const id of scenario.items) gather(within, id, scenario);
  const groups = new Map<string, ReadItem[]>();
  for (const item of items) for (const { letter } of item.me_groups) gather(groups, letter, item);
  return items
    .map((item): Linked => {
      const of = within.get(item.id) ?? [];
      const own = item.me_groups.flatMap(({ letter }) => [groups.get(letter) ?? []]);
      return {
        item,
        scenarios: of,
        groups: own,
        weight: own.reduce((sum, { length }) => sum + length - 1, of.length),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.item.id - b.item.id);
}

/** The items that one excludes, each once. */
const excludedBy = ({ item, groups }: Linked): ReadItem[] =>
  [...new Set(groups.flat())].filter(({ id }) => id !== item.id);

/** `VO-001, VO-002 and 3 more`; a dash for none. */
const codesOf = (codes: readonly string[]): string => firstOf(codes, MOST_CODES) || NOTHING;

const itemNode = ({ id }: ReadItem) => `item-${id}`;
const scenarioNode = ({ id }: ReadScenario) => `scenario-${id}`;

/** A node has its value in the series of its kind. */
function networkOf(linked: readonly Linked[]): Chart {
  const shown = linked.slice(0, MOST_ITEMS);
  const scenarios = [...new Set(shown.flatMap((one) => one.scenarios))].slice(0, MOST_NODES - shown.length);
  const isDrawn = new Set(scenarios);
  const drawn = new Set(shown.map(({ item }) => item.id));
  return {
    kind: 'network',
    points: [
      ...shown.map(({ item }) => ({ id: itemNode(item), label: item.code, detail: item.name })),
      ...scenarios.map((one) => ({ id: scenarioNode(one), label: one.scenario_number, detail: one.name })),
    ],
    series: [
      { name: 'Items', values: [...shown.map(({ item }) => item.cost ?? 0), ...scenarios.map(() => null)] },
      { name: 'Scenarios', values: [...shown.map(() => null), ...scenarios.map(({ cost }) => cost)] },
    ],
    target: null,
    zero_label: null,
    links: shown
      .flatMap((one) => [
        ...one.scenarios
          .filter((scenario) => isDrawn.has(scenario))
          .map((scenario) => ({
            from: itemNode(one.item),
            to: scenarioNode(scenario),
            label: 'part of',
          })),
        // Each pair once.
        ...excludedBy(one)
          .filter(({ id }) => id > one.item.id && drawn.has(id))
          .map((other) => ({ from: itemNode(one.item), to: itemNode(other), label: 'excludes' })),
      ])
      .slice(0, MOST_LINKS),
  };
}

/** A point of a network, with the kind that it has a value of: the place of its series. */
export interface NetworkNode {
  id: string;
  label: string;
  detail: string | null;
  kind: number;
  value: number;
}

/** The nodes of a network; null where a point has no value, or a link leads to none. */
export function networkNodes({ points, series, links = [] }: Chart): NetworkNode[] | null {
  const ids = new Set(points.map(({ id }) => id));
  if (links.some(({ from, to }) => !ids.has(from) || !ids.has(to))) return null;
  const nodes = points.flatMap((point, at) => {
    const kind = series.findIndex(({ values }) => values[at] != null);
    return kind < 0 ? [] : [{ ...point, kind, value: series[kind]?.values[at] ?? 0 }];
  });
  return nodes.length === points.length ? nodes : null;
}

/** Which items belong together in scenarios, and which exclude each other. */
export function answerLinks({ items, scenarios }: KnownReadings): Answer | null {
  if (!items) return null;
  const linked = linkedItems(items.results, scenarios?.results ?? []);
  const used = [
    { name: 'item', count: items.count },
    { name: 'scenario', count: scenarios?.count ?? 0 },
  ];
  const title = 'How items are connected';
  const [first] = linked;
  if (!first)
    return {
      title,
      content: 'No item is in a scenario or excludes another one.',
      references: [],
      blocks: [],
      used,
    };
  const inScenarios = linked.filter((one) => one.scenarios.length > 0);
  const exclusive = linked.filter(({ scenarios: of, weight }) => weight > of.length);
  const excluded = excludedBy(first).length;
  const ties = listed([
    ...(first.scenarios.length > 0 ? [`is in ${counted(first.scenarios.length, 'scenario')}`] : []),
    ...(excluded > 0 ? [`excludes ${counted(excluded, 'item')}`] : []),
  ]);
  const lines = [
    `${bold(`${linked.length} of ${items.count}`)} ${items.count === 1 ? 'item is' : 'items are'} connected: ${inScenarios.length} in scenarios, ${exclusive.length} mutually exclusive with others.`,
    `${bold(first.item.code)} ${plain(first.item.name)} ${ties}.`,
  ];
  return {
    title,
    content: lines.join('\n\n'),
    references: linked.slice(0, 7).map(({ item }) => itemReference(item)),
    blocks: [
      chartBlock(title, networkOf(linked), 2),
      tableBlock(
        'Connected items',
        plainTable(
          heads('Code', 'Item', 'Status', 'Cost>', 'In scenarios', 'Excludes'),
          linked
            .slice(0, MOST_ROWS)
            .map((one) =>
              tableRow(
                itemReference(one.item),
                one.item.code,
                one.item.name,
                ITEM_STATUSES[one.item.status].label,
                formatMoney(one.item.cost),
                codesOf(one.scenarios.map(({ scenario_number: code }) => code)),
                codesOf(excludedBy(one).map(({ code }) => code)),
              ),
            ),
        ),
      ),
    ],
    used,
  };
}
