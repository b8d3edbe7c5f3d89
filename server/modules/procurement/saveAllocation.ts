import type { components } from '#contract/api.ts';
import { type AllocationPart, checkRule, isBought, MOST_RULES, partsProblem } from '#domain/procurement';
import { type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import {
  type HandLine,
  hasComponent,
  lockAllocation,
  readAllocation,
  readHandLines,
  readRules,
} from './allocationRepository.ts';
import { itemView } from './allocationRights.ts';
import { Targets } from './allocationTarget.ts';

type Saved = components['schemas']['AllocationSaved'];

/** Adds a rule in front of the others, with the work package it needs. */
export async function createRule(call: Call<'createAllocationRule'>): Promise<Saved> {
  const { tx, params, body, services, today } = call;
  const projectId = params.project_id;
  const { code_match: codeMatch, component_id: componentId } = body;
  const code = codeMatch === 'NONE' || codeMatch === 'ANY' ? '' : body.code.trim();
  const problems: FieldErrors = {
    ...checkRule({ code_match: codeMatch, code, component_id: componentId }, today),
  };
  if (componentId !== null && !(await hasComponent(tx, projectId, componentId)))
    problems['component_id'] ??= ['This component is not in the project. Choose one from the list.'];
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first[0] ?? 'This rule cannot be saved.', problems);
  await lockAllocation(tx, projectId);
  const rules = await readRules(tx, projectId);
  if (rules.length >= MOST_RULES)
    throw ruleRefused(`A project has at most ${MOST_RULES} rules. Delete one that is no longer needed.`);
  const targets = new Targets(tx, projectId);
  const workPackageId = await targets.of(body);
  const fields = {
    position: (rules[0]?.position ?? 1) - 1,
    code_match: codeMatch,
    code,
    component_id: componentId,
    work_package_id: workPackageId,
  };
  const { id } = await services.changes.apply(tx, handHead(call, projectId, 'Added an allocation rule'), [
    ...targets.changes,
    { entity: 'allocation_rule', kind: 'create', fields },
  ]);
  return { change_set_id: id };
}

/** Puts a rule to another place; those between move up or down by one. */
export async function moveRule(call: Call<'moveAllocationRule'>): Promise<Saved> {
  const { tx, params, body, services, ifMatch } = call;
  const { project_id: projectId, allocation_rule_id: ruleId } = params;
  await lockAllocation(tx, projectId);
  const rules = await readRules(tx, projectId);
  const moved = rules.find(({ id }) => id === ruleId);
  if (!moved) throw notFound();
  const order = rules.filter(({ id }) => id !== ruleId).toSpliced(body.place - 1, 0, moved);
  const changes = order.flatMap(({ id, position }, index): Change[] => {
    if (id !== ruleId && position === index + 1) return [];
    const version = id === ruleId ? (ifMatch ?? null) : null;
    return [{ entity: 'allocation_rule', kind: 'update', id, version, fields: { position: index + 1 } }];
  });
  const { id } = await services.changes.apply(
    tx,
    handHead(call, projectId, 'Moved an allocation rule'),
    changes,
  );
  return { change_set_id: id };
}

/** Takes a rule away; its lines follow the next one that fits. */
export async function removeRule(call: Call<'removeAllocationRule'>): Promise<Saved> {
  const { tx, params, services, ifMatch } = call;
  const { project_id: projectId, allocation_rule_id: id } = params;
  if (!(await readRules(tx, projectId)).some((rule) => rule.id === id)) throw notFound();
  const head = handHead(call, projectId, 'Deleted an allocation rule');
  const done = await services.changes.apply(tx, head, [
    { entity: 'allocation_rule', kind: 'delete', id, version: ifMatch ?? null },
  ]);
  return { change_set_id: done.id };
}

/** Allocates lines by hand, or lets them follow the rules again. */
export async function allocateLines(call: Call<'allocateLines'>): Promise<Saved> {
  const { tx, params, body, services, caller } = call;
  const projectId = params.project_id;
  await lockAllocation(tx, projectId);
  const lines = await readHandLines(tx, projectId, body.lines, itemView(caller));
  if (lines.length < new Set(body.lines).size)
    throw ruleRefused('The estimate has changed: some of these lines are gone. Reload the page.');
  const targets = new Targets(tx, projectId);
  const parts: AllocationPart[] = [];
  for (const { share, ...target } of body.parts)
    parts.push({ work_package_id: await targets.of(target), share });
  const problem = partsProblem(parts);
  if (problem) throw ruleRefused(problem, { parts: [problem] });
  const changes = [...new Map(lines.map((line) => [line.place, line])).values()].flatMap((line) =>
    changeOf(line, parts),
  );
  const count = lines.length === 1 ? 'a line' : `${lines.length} lines`;
  const summary = parts.length > 0 ? `Allocated ${count} by hand` : `Let ${count} follow the rules`;
  const { id } = await services.changes.apply(tx, handHead(call, projectId, summary), [
    ...targets.changes,
    ...changes,
  ]);
  return { change_set_id: id };
}

function changeOf(line: HandLine, parts: readonly unknown[]): Change[] {
  const { kept_id: kept, place: _place, ...held } = line;
  if (parts.length === 0) return kept === null ? [] : [{ entity: 'allocation', kind: 'delete', id: kept }];
  return kept === null
    ? [
        {
          entity: 'allocation',
          kind: 'create',
          fields: { ...held, parts },
        },
      ]
    : [{ entity: 'allocation', kind: 'update', id: kept, fields: { parts } }];
}

/** Makes what is allocated the budget of packages that are not bought yet. */
export async function takeBudgets(call: Call<'takeAllocatedBudgets'>): Promise<Saved> {
  const { tx, params, body, services } = call;
  const projectId = params.project_id;
  const known = new Map(
    (await readAllocation(tx, projectId, 'cost')).bid_packages.map((row) => [row.id, row]),
  );
  if (new Set(body.packages.map(({ id }) => id)).size < body.packages.length)
    throw ruleRefused('Each package can be named once. Leave the repetition out.');
  const changes = body.packages.map(({ id, version }): Change => {
    const row = known.get(id);
    if (!row) throw notFound();
    if (isBought(row.status))
      throw ruleRefused(`${row.name} is bought already, so its budget stays. Leave it out.`);
    if (row.allocated < 0)
      throw ruleRefused(`${row.name} comes to less than $0. Allocate more lines to it first.`);
    return { entity: 'bid_package', kind: 'update', id, version, fields: { budget: row.allocated } };
  });
  const summary =
    changes.length === 1
      ? 'Took over the budget of a bid package from the estimate'
      : `Took over the budgets of ${changes.length} bid packages from the estimate`;
  const { id } = await services.changes.apply(tx, handHead(call, projectId, summary), changes);
  return { change_set_id: id };
}
