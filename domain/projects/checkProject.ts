import type { IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import {
  LEGACY_FIELDS,
  PROJECT_LISTS,
  type ProjectField,
  projectFields,
  STARTING_FIELDS,
} from './projectFields.ts';
import { isLegacy, type ProjectStatus } from './projectStatus.ts';

/** A project as typed or sent; absent fields stay as they are. */
export type ProjectDraft = { readonly [K in ProjectField]?: unknown };

/** Pairs of dates that follow each other, with what is said where they do not. */
const DATE_ORDER = [
  ['precon_start_date', 'precon_end_date', 'Preconstruction ends before it starts. Choose a later end.'],
  [
    'construction_start_date',
    'completion_date',
    'Completion lies before the construction start. Choose a later date.',
  ],
  [
    'precon_start_date',
    'construction_start_date',
    'Construction starts before preconstruction does. Choose a later date.',
  ],
] as const satisfies readonly (readonly [ProjectField, ProjectField, string])[];

const listProblem = (count: number, most: number, what: string): string | null =>
  count > most ? `A project has at most ${most} ${what}. Remove some.` : null;

/**
 * What is wrong with a project once a change is taken over, by field; empty when nothing is. `whole` is the project as it
 * would be, `change` what was typed or sent of it: only a change is refused, so that old data never blocks another field.
 * `today` is the company's day.
 */
export function projectProblems(
  whole: ProjectDraft,
  change: ProjectDraft,
  { today, isNew = false }: { today: IsoDate; isNew?: boolean },
): FieldErrors {
  const problems: FieldErrors = { ...fieldProblems(projectFields, change, { today, isNew }) };
  for (const [first, second, text] of DATE_ORDER) {
    if (change[first] === undefined && change[second] === undefined) continue;
    const [from, to] = [whole[first], whole[second]];
    if (typeof from !== 'string' || typeof to !== 'string' || problems[first] || problems[second]) continue;
    if (to < from) problems[change[second] === undefined ? first : second] = [text];
  }
  const partners = change.jv_partners;
  if (Array.isArray(partners) && !problems['jv_partners']) {
    const problem =
      listProblem(partners.length, PROJECT_LISTS.jv_partners, 'joint venture partners') ??
      (partners.some((name) => String(name).trim() === '')
        ? 'A partner has no name. Type one or take it away.'
        : null);
    if (problem) problems['jv_partners'] = [problem];
  }
  return problems;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && 'value' in value && !(Number(value.value) > 0));

/**
 * The fields that a project lacks before it can go on to its timeline, with what is said of each. A company without business
 * units asks for none.
 */
export function startingProblems(
  project: ProjectDraft,
  { hasUnits = true }: { hasUnits?: boolean } = {},
): FieldErrors {
  const missing = STARTING_FIELDS.filter(
    (field) => isEmpty(project[field]) && (hasUnits || field !== 'access_scope_id'),
  );
  return Object.fromEntries(missing.map((field) => [field, [`${projectFields[field].label} is required`]]));
}

/** The fields that a legacy project does not keep and that a change names all the same. */
export const beyondLegacy = (change: ProjectDraft): ProjectField[] =>
  (Object.keys(change) as ProjectField[]).filter(
    (field) => !(LEGACY_FIELDS as readonly ProjectField[]).includes(field),
  );

/** Why a project is not saved on this page, or null: legacy projects have pages and saves of their own. */
export function wrongSave(status: ProjectStatus, isLegacySave: boolean): string | null {
  if (isLegacy(status) === isLegacySave) return null;
  return isLegacySave
    ? 'This project is not a legacy project. Save it on its details page.'
    : 'This is a legacy project, which keeps fewer fields. Save it on its legacy page.';
}

/**
 * A code that is free: the letters of the name with the year, as `WSS-26` for Westfield STEM School in 2026, counted on
 * where that is taken as well. `taken` tells without regard to case.
 */
export function suggestCode(name: string, today: IsoDate, taken: (code: string) => boolean): string {
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word[0] as string)
    .join('')
    .toUpperCase()
    .slice(0, 6);
  const base = `${letters || 'P'}-${today.slice(2, 4)}`;
  if (!taken(base)) return base;
  for (let count = 2; count < 1000; count += 1) if (!taken(`${base}-${count}`)) return `${base}-${count}`;
  return `${base}-${today.replaceAll('-', '')}`;
}

/** What is said of a code that another project has; its name only to those who see that project. */
export const codeTaken = (code: string, other: string | null, free: string): string =>
  other === null
    ? `${code} belongs to another project. Try ${free}.`
    : `${code} belongs to ${other}. Try ${free}.`;
