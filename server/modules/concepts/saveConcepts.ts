import type { components } from '#contract/api.ts';
import {
  analysisMoveProblem,
  checkAnalysis,
  checkConcept,
  checkConceptScenario,
  CONCEPT_LIMITS,
  CONCEPT_MESSAGES,
  lockedReason,
  scenarioCost,
} from '#domain/concepts';
import { conflict, type FieldErrors, noneMatches, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { KeptComponent } from '#server/database/schema/concepts.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readerOf } from '../projects/projectReader.ts';
import type { Analysis } from './analysisRepository.ts';
import { readConcepts, readScenarios } from './conceptRepository.ts';
import { defaultTables, normalizePast } from './normalizePast.ts';
import { readPast } from './pastRepository.ts';
import { findScenario, presentAnalysis, presentConcept, presentScenario } from './presentConcepts.ts';

type Schemas = components['schemas'];
type Writing = Pick<Call<'createConcept'>, 'tx' | 'caller' | 'services' | 'today' | 'now'>;

function refuse(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

const trimmed = <Input extends object>(input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).flatMap(([field, value]: [string, unknown]) =>
      value === undefined ? [] : [[field, typeof value === 'string' ? value.trim() : value]],
    ),
  ) as Input;

/** An analysis whose concepts and scenarios can change; 409 where it was promoted or archived. */
async function openAnalysis(writing: Writing, id: number): Promise<Analysis> {
  const analysis = await presentAnalysis(writing, id);
  const reason = lockedReason(analysis.status);
  if (reason) throw conflict(reason, analysis);
  return analysis;
}

/** What is written keeps every total of the analysis within bounds. */
async function requireBounds({ tx }: Writing, analysisId: number, field: string): Promise<void> {
  for (const { components: parts, area_unit, cost_date, ...terms } of await readScenarios(tx, analysisId)) {
    const { total } = scenarioCost({ components: parts, area_unit, cost_date, terms });
    if (Math.abs(total) > CONCEPT_LIMITS.dollars) refuse({ [field]: [CONCEPT_MESSAGES.tooMuch] });
  }
}

/** Starts an analysis. */
export async function createAnalysis(call: Call<'createAnalysis'>): Promise<Schemas['AnalysisSaved']> {
  const { tx, body, caller, services, today } = call;
  const fields = { cost_date: today, ...trimmed(body) };
  refuse(checkAnalysis(fields, { today, isNew: true }));
  const { id, rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Started the analysis "${fields.name}"`),
    [
      {
        entity: 'analysis',
        kind: 'create',
        fields: { status: 'DRAFT', ...fields, created_by_id: caller.userId },
      },
    ],
  );
  return { change_set_id: id, analysis: await presentAnalysis(call, rows[0]?.id ?? 0) };
}

/** Changes an analysis from the version that the edit began with, or moves it to another status. */
export async function updateAnalysis(call: Call<'updateAnalysis'>): Promise<Schemas['AnalysisSaved']> {
  const { tx, params, body, services, today, ifMatch } = call;
  const { analysis_id: id } = params;
  const before = await presentAnalysis(call, id);
  const fields = trimmed(body);
  const move = fields.status && analysisMoveProblem(before.status, fields.status);
  if (move) throw ruleRefused(move, { status: [move] });
  const locked = lockedReason(before.status);
  if (locked && Object.keys(fields).some((field) => field !== 'status')) throw conflict(locked, before);
  refuse(checkAnalysis(fields, { today, isNew: false }));
  const moved = fields.status !== undefined && fields.status !== before.status;
  const words = moved
    ? fields.status === 'ARCHIVED'
      ? `Archived the analysis "${before.name}"`
      : `Moved the analysis "${before.name}"`
    : `Changed the analysis "${before.name}"`;
  const { id: set } = await services.changes.apply(tx, handHead(call, null, words), [
    { entity: 'analysis', kind: 'update', id, version: ifMatch ?? null, fields },
  ]);
  if (fields.cost_date) await requireBounds(call, id, 'cost_date');
  return { change_set_id: set, analysis: await presentAnalysis(call, id) };
}

type ComponentInput = Schemas['ConceptComponentInput'];

const sourceKey = ({ project_id, component_id }: { project_id: number; component_id: number }) =>
  `${project_id}/${component_id}`;
const unknown =
  'This component does not exist, has no cost and area, or you cannot see it. Choose from the list.';

/** Components as they are kept. A source that was taken before stays as it was then; a new one is taken as it now stands. */
async function componentsOf(
  { tx, caller }: Writing,
  analysis: Analysis,
  sent: readonly ComponentInput[],
  stored: readonly KeptComponent[],
): Promise<KeptComponent[]> {
  const known = new Map(stored.flatMap(({ source }) => (source ? [[sourceKey(source), source]] : [])));
  const asked = sent.flatMap(({ source }) => (source && !known.has(sourceKey(source)) ? [source] : []));
  const errors: FieldErrors = {};
  if (asked.length > 0) {
    const tables = await defaultTables(tx);
    const rows = await readPast(
      tx,
      readerOf(caller),
      asked.map(({ component_id: id }) => id),
    );
    for (const row of rows) {
      const { cost_per_area, factor, problem, project_name, component_name, city, year } = normalizePast(
        row,
        analysis,
        tables,
      );
      const at = sent.findIndex(({ source }) => source && sourceKey(source) === sourceKey(row));
      if (factor === null) errors[`components.${at}.source`] = [problem ?? unknown];
      else
        known.set(sourceKey(row), {
          project_id: row.project_id,
          component_id: row.component_id,
          project_name,
          component_name,
          city,
          year,
          cost_per_area,
          factor,
        });
    }
    for (const [at, { source }] of sent.entries())
      if (source && !known.has(sourceKey(source))) errors[`components.${at}.source`] ??= [unknown];
  }
  refuse(errors);
  return sent.map(({ name, area, cost_per_area, source }) => ({
    name: name.trim(),
    area,
    cost_per_area,
    source: (source && known.get(sourceKey(source))) ?? null,
  }));
}

async function requireRoom({ tx }: Writing, analysisId: number): Promise<void> {
  const { concepts: most } = CONCEPT_LIMITS;
  if ((await readConcepts(tx, analysisId)).length >= most)
    throw ruleRefused(`An analysis has at most ${most} concepts. Delete some first.`);
}

async function addConcept(
  writing: Writing,
  analysis: Analysis,
  fields: { name: string; description: string; components: KeptComponent[] },
): Promise<Schemas['ConceptSaved']> {
  const { tx, services } = writing;
  await requireRoom(writing, analysis.id);
  const { id, rows } = await services.changes.apply(
    tx,
    handHead(writing, null, `Added the concept "${fields.name}" to "${analysis.name}"`),
    [{ entity: 'concept', kind: 'create', fields: { analysis_id: analysis.id, ...fields } }],
  );
  return { change_set_id: id, concept: await presentConcept(writing, analysis, rows[0]?.id ?? 0) };
}

/** Adds a concept. */
export async function createConcept(call: Call<'createConcept'>): Promise<Schemas['ConceptSaved']> {
  const { params, body, today } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const { components: sent = [], ...words } = body;
  refuse(checkConcept({ ...trimmed(words), components: sent }, analysis.area_unit, { today, isNew: true }));
  const kept = await componentsOf(call, analysis, sent, []);
  return addConcept(call, analysis, { description: '', ...trimmed(words), components: kept });
}

/** Adds a copy of a concept under a name of its own; its components come along with where their costs are from. */
export async function duplicateConcept(call: Call<'duplicateConcept'>): Promise<Schemas['ConceptSaved']> {
  const { tx, params } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const all = await readConcepts(tx, analysis.id);
  const concept = all.find(({ id }) => id === params.concept_id);
  if (!concept) throw noneMatches(CONCEPT_MESSAGES.noConcept);
  const taken = new Set(all.map(({ name }) => name.toLowerCase()));
  const base = `${concept.name.slice(0, 105)} copy`;
  let name = base;
  for (let next = 2; taken.has(name.toLowerCase()); next += 1) name = `${base} ${next}`;
  const { description, components: kept } = concept;
  return addConcept(call, analysis, { name, description, components: kept });
}

/** Changes a concept from the version that the edit began with. */
export async function updateConcept(call: Call<'updateConcept'>): Promise<Schemas['ConceptSaved']> {
  const { tx, params, body, services, today, ifMatch } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const [stored] = await readConcepts(tx, analysis.id, params.concept_id);
  if (!stored) throw noneMatches(CONCEPT_MESSAGES.noConcept);
  const { components: sent, ...words } = body;
  const draft = { ...trimmed(words), ...(sent && { components: sent }) };
  refuse(checkConcept(draft, analysis.area_unit, { today, isNew: false }));
  const fields = {
    ...trimmed(words),
    ...(sent && { components: await componentsOf(call, analysis, sent, stored.components) }),
  };
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Changed the concept "${stored.name}" of "${analysis.name}"`),
    [{ entity: 'concept', kind: 'update', id: stored.id, version: ifMatch ?? null, fields }],
  );
  if (sent) await requireBounds(call, analysis.id, 'components');
  return { change_set_id: set, concept: await presentConcept(call, analysis, stored.id) };
}

/** Deletes a concept; Undo brings it back. */
export async function removeConcept(call: Call<'removeConcept'>): Promise<Schemas['ConceptRemoved']> {
  const { tx, params, services, ifMatch } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const [stored] = await readConcepts(tx, analysis.id, params.concept_id);
  if (!stored) throw noneMatches(CONCEPT_MESSAGES.noConcept);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Deleted the concept "${stored.name}" of "${analysis.name}"`),
    [{ entity: 'concept', kind: 'delete', id: stored.id, version: ifMatch ?? null }],
  );
  return { change_set_id: set };
}

/** Refuses what a scenario cannot say, and a concept that its analysis does not have. */
async function refuseScenario(
  { tx, today }: Writing,
  analysis: Analysis,
  input: Schemas['ConceptScenarioPatch'],
  isNew: boolean,
): Promise<void> {
  const errors: FieldErrors = { ...checkConceptScenario(input, { today, isNew }) };
  const { concept_id: id } = input;
  if (id !== undefined && (await readConcepts(tx, analysis.id, id)).length === 0)
    errors['concept_id'] = [CONCEPT_MESSAGES.noConcept];
  refuse(errors);
}

const scenarioFields = ({ markups, ...input }: Schemas['ConceptScenarioPatch']) => ({
  ...trimmed(input),
  ...(markups && { markup_lines: markups.map((line) => ({ ...line, name: line.name.trim() })) }),
});

/** What a scenario says until somebody says otherwise. */
const unsaid = { start_date: null, escalation_percent: 0, contingency_percent: 0, markup_lines: [] };

/** Adds a scenario. */
export async function createConceptScenario(
  call: Call<'createConceptScenario'>,
): Promise<Schemas['ConceptScenarioSaved']> {
  const { tx, params, body, services } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const fields = scenarioFields(body);
  await refuseScenario(call, analysis, body, true);
  const { scenarios: most } = CONCEPT_LIMITS;
  if (analysis.scenario_count >= most)
    throw ruleRefused(`An analysis has at most ${most} scenarios. Delete some first.`);
  const { id: set, rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Added the scenario "${body.name.trim()}" to "${analysis.name}"`),
    [
      {
        entity: 'concept_scenario',
        kind: 'create',
        fields: { analysis_id: analysis.id, ...unsaid, ...fields },
      },
    ],
  );
  await requireBounds(call, analysis.id, 'concept_id');
  const made = await findScenario(tx, analysis.id, rows[0]?.id ?? 0);
  return { change_set_id: set, scenario: presentScenario(made) };
}

/** Changes a scenario from the version that the edit began with. */
export async function updateConceptScenario(
  call: Call<'updateConceptScenario'>,
): Promise<Schemas['ConceptScenarioSaved']> {
  const { tx, params, body, services, ifMatch } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const stored = await findScenario(tx, analysis.id, params.concept_scenario_id);
  const fields = scenarioFields(body);
  await refuseScenario(call, analysis, body, false);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Changed the scenario "${stored.name}" of "${analysis.name}"`),
    [{ entity: 'concept_scenario', kind: 'update', id: stored.id, version: ifMatch ?? null, fields }],
  );
  await requireBounds(call, analysis.id, 'concept_id');
  const saved = await findScenario(tx, analysis.id, stored.id);
  return { change_set_id: set, scenario: presentScenario(saved) };
}

/** Deletes a scenario; Undo brings it back. */
export async function removeConceptScenario(
  call: Call<'removeConceptScenario'>,
): Promise<Schemas['ConceptRemoved']> {
  const { tx, params, services, ifMatch } = call;
  const analysis = await openAnalysis(call, params.analysis_id);
  const stored = await findScenario(tx, analysis.id, params.concept_scenario_id);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Deleted the scenario "${stored.name}" of "${analysis.name}"`),
    [{ entity: 'concept_scenario', kind: 'delete', id: stored.id, version: ifMatch ?? null }],
  );
  return { change_set_id: set };
}
