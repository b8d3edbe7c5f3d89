import * as t from '../../texts.ts';
import type { OpenApi, Operation } from './openApi.ts';
import type { Call } from './samples.ts';

/** What somebody typed for a call: parameters by name, the body as JSON text. */
export interface CallDraft {
  values: Readonly<Record<string, string>>;
  body: string;
}

/** A call as it starts: nothing filled in, the body that the contract shows. */
export const startOf = ({ body }: Operation): CallDraft => ({
  values: {},
  body: body === undefined ? '' : JSON.stringify(body.example ?? {}, null, 2),
});

/** The parameters that a form asks for: versions and repeats are for programs. */
export const askedOf = ({ parameters }: Operation) => parameters.filter(({ place }) => place !== 'header');

/** Path and query of a call. A place that is not filled in stands as `{name}` where `gaps` says so. */
export function addressOf(
  operation: Operation,
  { values }: CallDraft,
  gaps: 'shown' | 'empty' = 'shown',
): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = (values[name] ?? '').trim();
    return value === '' && gaps === 'shown' ? gap : encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const { name, place } of operation.parameters) {
    const value = (values[name] ?? '').trim();
    if (place === 'query' && value !== '') query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The whole call, for the samples. */
export const callOf = (document: OpenApi, operation: Operation, draft: CallDraft): Call => ({
  method: operation.method,
  url: `${document.servers[0]?.url ?? ''}${addressOf(operation, draft)}`,
  body: operation.body && draft.body.trim() !== '' ? draft.body : undefined,
});

/** Why a call cannot be sent yet; null for nothing. */
export function sendProblem(operation: Operation, draft: CallDraft, key: string): string | null {
  if (!/^quoin_[0-9a-f]{12}_[\w-]{43}$/.test(key.trim())) return t.enterAnApiKey;
  const gap = operation.parameters.find(
    ({ name, isRequired, place }) => isRequired && place !== 'header' && !draft.values[name]?.trim(),
  );
  if (gap) return t.enterName(gap.name);
  if (!operation.body) return null;
  if (draft.body.trim() === '') return operation.body.isRequired ? t.enterTheBody : null;
  try {
    JSON.parse(draft.body);
    return null;
  } catch {
    return t.theBodyIsNotValid;
  }
}

/** An answer as people read it: JSON with its lines, other text as it came, and no more than a screen can hold. */
export function readableAnswer(text: string, most = 20_000): string {
  const shown = (() => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  })();
  return shown.length > most ? t.shownLengthCharactersMore(shown.slice(0, most), shown.length - most) : shown;
}
