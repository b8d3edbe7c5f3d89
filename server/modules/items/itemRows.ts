import type { components } from '#contract/api.ts';
import { ApiError, type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Batch } from './batchRequests.ts';

type Schemas = components['schemas'];
type Lists = { creates: Schemas['BatchCreate'][]; updates: Schemas['BatchUpdate'][] };

/** A batch by lists: its rows as they should be are new ones and changes, each known by its place among the rows. */
export interface BatchByLists {
  batch: Batch;
  /** The name of a place that an error names: `updates.3.due_date` may be `items.5.due_date`. */
  placeOf: (place: string) => string;
}

/** Takes the rows of a batch apart; refused (422) where a row says neither which item it is nor the name of a new one. */
export function byLists({ items = [], creates = [], updates = [], ...rest }: Batch): BatchByLists {
  const lists: Lists = { creates: [...creates], updates: [...updates] };
  const places = new Map<string, string>();
  const errors: FieldErrors = {};
  for (const [index, { id, version, name, status, ...fields }] of items.entries()) {
    const at = `items.${index}`;
    const said = { ...fields, ...(name !== undefined && { name }) };
    if (id !== undefined && version !== undefined) {
      places.set(`updates.${lists.updates.length}`, at);
      const changes = { ...said, ...(status !== undefined && { status }) };
      lists.updates.push({ item_id: id, if_version: version, changes });
    } else if (id !== undefined) errors[`${at}.version`] = ['Say which version the edit started from.'];
    else if (name === undefined) errors[`${at}.name`] = ['A new item needs a name.'];
    else if (status === 'ARCHIVED') errors[`${at}.status`] = ['A new item is a draft or pending.'];
    else {
      places.set(`creates.${lists.creates.length}`, at);
      lists.creates.push({ ...said, name, ...(status !== undefined && { status }) });
    }
  }
  if (Object.keys(errors).length > 0)
    throw ruleRefused('Some rows do not say what they are, and nothing was saved.', errors);
  const placeOf = (place: string) => place.replace(/^\w+\.\d+/, (start) => places.get(start) ?? start);
  return { batch: { ...rest, ...lists }, placeOf };
}

/** The refusal of a batch with the places as they were sent. */
export function asSent(error: unknown, placeOf: BatchByLists['placeOf']): unknown {
  if (!(error instanceof ApiError) || !error.body.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(error.body.errors).map(([place, said]) => [placeOf(place), said]),
  );
  return new ApiError(error.code, error.message, { ...error.body, errors }, error.headers, error.cause);
}
