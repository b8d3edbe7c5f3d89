import { buildForesite, byMember, codeDimension, type ForesiteInput } from '#domain/foresite';
import { formatDate } from '#domain/dates';
import { missingPermission, notFound } from '#server/contract/errors.ts';
import { costViewOf } from '../items/presentItem.ts';
import { scopeOf, splitInput } from './memberInput.ts';
import { readForesiteInput } from './readForesite.ts';
import { lineParts } from './traceLines.ts';
import { itemParts, type TraceNode, type TracePart, type TraceReader } from './traceNode.ts';
import { memberComponents, memberLines } from './traceRepository.ts';

const figures = ['forecast', 'current', 'approved', 'low', 'high'] as const;
type Figure = (typeof figures)[number];

/** A row of a dimension, within one component or in all (null). */
interface Member {
  dimension: string;
  componentId: number | null;
  memberId: number;
}

const keyOf = ({ dimension, componentId, memberId }: Member, figure: Figure) =>
  `member:${dimension}:${componentId ?? 0}:${memberId}:${figure}`;

/** `member:systems:0:12:forecast`, as the contract has it. */
export function memberFigure(of: string): { member: Member; figure: Figure } | undefined {
  const [kind, dimension = '', component, member, asked] = of.split(':');
  const figure = figures.find((one) => one === asked);
  if (kind !== 'member' || !figure) return undefined;
  return { member: { dimension, componentId: Number(component) || null, memberId: Number(member) }, figure };
}

/** What a figure of a row of targets is made of (docs/product/tvd.md). */
export async function memberNode(
  reader: TraceReader,
  { member, figure }: { member: Member; figure: Figure },
  componentNode: (reader: TraceReader, id: number) => Promise<TraceNode>,
): Promise<TraceNode> {
  const { tx, projectId, permissions, today } = reader;
  const seesComponents = permissions.has('component_access') || permissions.has('overview_widget_component');
  if (!seesComponents && (member.dimension === 'components' || member.componentId !== null))
    throw missingPermission('component_access');
  if (member.dimension === 'components' && figure === 'current')
    return componentNode(reader, member.memberId);
  const project = await readForesiteInput(tx, projectId, costViewOf(permissions), today);
  const scope = scopeOf(project, member.componentId);
  const input = await splitInput(tx, projectId, scope, member.dimension, member.componentId);
  const found = read(input, member.memberId);
  if (figure === 'current') return currentNode(reader, member, found, seesComponents);
  const { name, decision } = found;
  const ends = { low: decision?.low ?? 0, high: decision?.high ?? 0 };
  if (figure === 'forecast')
    return {
      title: `Forecast of ${name}`,
      note: null,
      amount: decision?.forecast ?? found.current,
      inOrder: true,
      parts: [
        part(keyOf(member, 'current'), found.milestone?.name ?? 'Current estimate', found.current ?? 0),
        part(keyOf(member, 'approved'), 'Approved since', decision?.approved ?? 0),
      ],
    };
  if (figure === 'approved')
    return {
      title: `Approved since, ${name}`,
      note: 'Approved after the current estimate, with what each changes here.',
      amount: decision?.approved ?? 0,
      parts: await sharesOf(reader, input, member.memberId, found.approved),
    };
  return {
    title: `${figure === 'low' ? 'Pending low' : 'Pending high'}, ${name}`,
    note: `The most that pending items can still ${figure === 'low' ? 'save' : 'add'} here together, one of each group.`,
    amount: Math.round((ends[figure] - (decision?.forecast ?? 0)) * 100) / 100,
    parts: await sharesOf(reader, input, member.memberId, decision?.[`${figure}_items`] ?? []),
  };
}

const part = (of: string, title: string, amount: number): TracePart => ({
  key: of,
  of,
  title,
  detail: null,
  amount,
});

/** The row's own figures in the trend; 404 where the dimension has no such row. */
function read(input: ForesiteInput, memberId: number) {
  const data = buildForesite(input);
  const milestone = data.design_milestones.find(({ id }) => id === data.current_milestone_id);
  const series = data.series.find(({ id }) => id === memberId);
  const named = (input.split?.members ?? input.components).find(({ id }) => id === memberId);
  const name = series?.name ?? named?.name;
  if (name === undefined) throw notFound();
  return {
    name,
    milestone,
    current: series?.points.find(({ milestone_id: id }) => id === milestone?.id)?.y ?? null,
    decision: data.pending_decisions.find(({ dimension_id: id }) => id === memberId),
    approved: data.approved_series.map(({ item_id: id }) => id),
  };
}

/** Items with what each has of its cost in the row. */
async function sharesOf(
  reader: TraceReader,
  input: ForesiteInput,
  memberId: number,
  ids: readonly number[],
): Promise<TracePart[]> {
  const chosen = new Set(ids);
  const own = byMember(
    input,
    input.items.filter(({ id }) => chosen.has(id)),
  )(memberId);
  const shares = new Map(own.map(({ id, cost }) => [`item:${id}`, Number(cost)]));
  const parts = await itemParts(reader, { ids: own.map(({ id }) => id) });
  return parts.map((item) => {
    const amount = shares.get(item.key) ?? 0;
    const detail = [item.detail, 'Part of the item'].filter(Boolean).join(' · ');
    return { ...item, amount, detail: amount === item.amount ? item.detail : detail };
  });
}

/** The newest estimate of a row: by component, and within one its lines. */
async function currentNode(
  reader: TraceReader,
  member: Member,
  { name, milestone, current }: ReturnType<typeof read>,
  seesComponents: boolean,
): Promise<TraceNode> {
  const { dimension, componentId, memberId } = member;
  const node = { title: name, note: null, amount: current };
  if (!milestone)
    return { ...node, note: 'No milestone has an estimate yet, so there is no forecast.', parts: [] };
  const note = `Estimate of ${milestone.name}, ${formatDate(milestone.date)}.`;
  const code = codeDimension(dimension);
  if (!code) return { ...node, note, parts: [] };
  const of = { milestoneId: milestone.id, code, memberId };
  if (componentId === null) {
    if (!seesComponents)
      return { ...node, note: `${note} Its components are for those who may see them.`, parts: [] };
    const rows = await memberComponents(reader.tx, of);
    return {
      ...node,
      note,
      parts: rows.map(({ id, name: title, lines, amount }) => ({
        ...part(keyOf({ ...member, componentId: id }, 'current'), title, amount),
        detail: lines === 1 ? '1 line' : `${lines} lines`,
      })),
    };
  }
  if (!reader.permissions.has('estimate_access'))
    return { ...node, note: `${note} Its lines are for those who may open the estimate.`, parts: [] };
  return { ...node, note, parts: lineParts(await memberLines(reader.tx, of, componentId)) };
}
