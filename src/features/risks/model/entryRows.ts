import { checkRisk } from '#domain/risks';
import { type AttributeDefinition, type AttributeEntry, ownColumns, ownSent } from '#shared/attributes';
import { defineEntry, type EntryBase } from '#shared/entry';
import { localToday } from '#shared/project';
import type { RiskBrief, RiskSave } from '../riskQueries.ts';

/** A risk as a row of quick entry. */
export interface EntryRow extends EntryBase {
  category: string | null;
  component: string | null;
  value: number | null;
  original_value: number | null;
  likelihood: string | null;
  impact: string | null;
  owner: string | null;
  status: string | null;
  comment: string;
  cause: string;
  event: string;
  effect: string;
  custom_attributes: AttributeEntry[];
}

const idText = (row: { id: number } | null) => (row ? String(row.id) : null);
const ratingText = (rating: number | null) => (rating === null ? null : String(rating));
const number = (text: string | null) => (text === null ? null : Number(text));

/** A saved risk as a row. */
export const toEntryRow = (risk: RiskBrief): EntryRow => ({
  key: String(risk.id),
  place: 0,
  id: risk.id,
  version: risk.version,
  name: risk.name,
  category: idText(risk.category),
  component: idText(risk.component),
  value: risk.value,
  original_value: risk.original_value,
  likelihood: ratingText(risk.likelihood),
  impact: ratingText(risk.impact),
  owner: idText(risk.owner),
  status: risk.status,
  comment: risk.comment,
  cause: risk.cause,
  event: risk.event,
  effect: risk.effect,
  custom_attributes: risk.custom_attributes ?? [],
});

/** Quick entry of risks with the company's own fields. */
export const riskEntryOf = (attributes: readonly AttributeDefinition[]) =>
  defineEntry<EntryRow, RiskSave>({
    blank: {
      name: '',
      category: null,
      component: null,
      value: null,
      original_value: null,
      likelihood: null,
      impact: null,
      owner: null,
      status: null,
      comment: '',
      cause: '',
      event: '',
      effect: '',
      custom_attributes: [],
    },
    sent: {
      name: ({ name }) => ({ name: name.trim() }),
      category: ({ category }) => ({ category_id: number(category) }),
      component: ({ component }) => ({ component_id: number(component) }),
      value: ({ value }) => ({ value }),
      original_value: ({ original_value: value }) => ({ original_value: value }),
      likelihood: ({ likelihood }) => ({ likelihood: number(likelihood) }),
      impact: ({ impact }) => ({ impact: number(impact) }),
      owner: ({ owner }) => ({ owner_id: number(owner) }),
      status: ({ status }) => (status === null ? {} : { status: status as 'IDENTIFIED' | 'CLOSED' }),
      comment: ({ comment }) => ({ comment: comment.trim() }),
      cause: ({ cause }) => ({ cause: cause.trim() }),
      event: ({ event }) => ({ event: event.trim() }),
      effect: ({ effect }) => ({ effect: effect.trim() }),
      custom_attributes: (row) => ownSent(attributes, row),
    },
    columnOf: {
      category_id: 'category',
      component_id: 'component',
      owner_id: 'owner',
      ...ownColumns(attributes),
    },
    check: (draft, { status }) =>
      checkRisk({ ...draft, status: status ?? undefined }, localToday(), { isNew: true }),
  });
