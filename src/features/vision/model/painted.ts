import type { Criterion, Driver, Vision, VisionBatch } from '../visionQueries.ts';

type Row = { id: number };
type Edits<Input, Patch extends Row> = { create?: Input[]; update?: Patch[]; remove?: Row[] };

/** Rows that the server has not numbered yet stand in the list without one to press. */
let fresh = 0;

function edited<Shown extends Row, Input, Patch extends Row>(
  rows: readonly Shown[],
  { create = [], update = [], remove = [] }: Edits<Input, Patch>,
  make: (input: Input) => Omit<Shown, 'id'>,
): Shown[] {
  const gone = new Set(remove.map(({ id }) => id));
  const changed = new Map(update.map((patch) => [patch.id, patch]));
  return [
    ...rows
      .filter(({ id }) => !gone.has(id))
      .map((row) => ({ ...row, ...(changed.get(row.id) as Partial<Shown> | undefined) })),
    ...create.map((input) => ({ ...make(input), id: (fresh -= 1) }) as Shown),
  ];
}

/** The vision as it will be once a step is saved; people and milestones of new rows come with the answer. */
export function painted(vision: Vision, batch: VisionBatch): Vision {
  const { vision: statement, value_drivers: drivers = {}, criteria = {} } = batch;
  const { agreed_by_id: _person, version: _version, ...values } = statement ?? { version: 0 };
  const order = new Map(drivers.order?.map((id, position) => [id, position]));
  const nextDrivers = edited<Driver, NonNullable<typeof drivers.create>[number], Row>(
    vision.drivers,
    drivers,
    (input) => ({ description: '', position: vision.drivers.length, version: 0, ...input }),
  );
  return {
    ...vision,
    ...values,
    drivers:
      order.size > 0
        ? nextDrivers.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
        : nextDrivers,
    criteria: edited<Criterion, NonNullable<typeof criteria.create>[number], Row>(
      vision.criteria,
      criteria,
      ({ name, result = 'NOT_JUDGED', note = '' }) => ({
        name,
        result,
        note,
        judge: null,
        milestone: null,
        position: vision.criteria.length,
        version: 0,
      }),
    ),
  };
}

/** The versions that a step left of the rows that it changed, by list and id. */
export function versionsOf(batch: VisionBatch, { version, drivers, criteria }: Vision): Map<string, number> {
  const { value_drivers: { update = [], order = [] } = {}, criteria: changed = {} } = batch;
  const touched = new Set([...update.map(({ id }) => id), ...order]);
  const judged = new Set(changed.update?.map(({ id }) => id));
  return new Map([
    ...(batch.vision ? [['vision', version] as const] : []),
    ...drivers.filter(({ id }) => touched.has(id)).map((row) => [`driver ${row.id}`, row.version] as const),
    ...criteria
      .filter(({ id }) => judged.has(id))
      .map((row) => [`criterion ${row.id}`, row.version] as const),
  ]);
}

/** The step with the versions that one's own earlier step left; what others changed still stands against it. */
export function withVersions(batch: VisionBatch, own: ReadonlyMap<string, number>): VisionBatch {
  const newest = (key: string, version: number) => Math.max(version, own.get(key) ?? 0);
  const rows = <Row extends { id: number; version: number }>(kind: string, list: readonly Row[]) =>
    list.map((row) => ({ ...row, version: newest(`${kind} ${row.id}`, row.version) }));
  const { vision, value_drivers: drivers, criteria } = batch;
  return {
    ...(vision && { vision: { ...vision, version: newest('vision', vision.version) } }),
    ...(drivers && {
      value_drivers: {
        ...drivers,
        ...(drivers.update && { update: rows('driver', drivers.update) }),
        ...(drivers.remove && { remove: rows('driver', drivers.remove) }),
      },
    }),
    ...(criteria && {
      criteria: {
        ...criteria,
        ...(criteria.update && { update: rows('criterion', criteria.update) }),
        ...(criteria.remove && { remove: rows('criterion', criteria.remove) }),
      },
    }),
  };
}
