import { type Area, convertArea } from '#domain/area';
import { sumMoney } from '#domain/money';
import type { components } from '#contract/api.ts';
import * as t from '../texts.ts';

type Schemas = components['schemas'];
export type Taken = Schemas['Taken'];

/** What can be taken along from another project, with what each brings. */
export const TAKEN: Readonly<Record<Taken, { label: string; hint: string }>> = {
  components: { label: t.components, hint: t.namesAreasColorsAndBudgets },
  milestones: { label: t.milestones, hint: t.datesKeepTheirDistance },
  team: { label: t.team, hint: t.everybodyOnTheTeam },
  markups: { label: t.markups, hint: t.theLinesOfTheMarkup },
  settings: { label: t.projectSettings, hint: t.unitsVisibilityAndTimelineDefaults },
};

/** What a new project starts from. */
export type Start =
  | { kind: 'blank' }
  | {
      kind: 'project';
      source: { id: number; name: string } | null;
      take: readonly Taken[];
      isPlayground: boolean;
    }
  | {
      kind: 'sheet';
      fileName: string | null;
      components: readonly Schemas['StartingComponent'][];
      milestones: readonly Schemas['StartingMilestone'][];
    };

/** The start that an address asks for. */
export function readStart(address: URLSearchParams, legacy: boolean): Start {
  const from = address.get('from');
  if (legacy || (from !== 'project' && from !== 'sheet')) return { kind: 'blank' };
  if (from === 'sheet') return { kind: 'sheet', fileName: null, components: [], milestones: [] };
  const source = address.get('source') ?? '';
  return {
    kind: 'project',
    source: /^[1-9]\d{0,14}$/.test(source) ? { id: Number(source), name: '' } : null,
    take: ['components', 'milestones'],
    isPlayground: false,
  };
}

/** Why a project cannot start so yet, or null. */
export function isSound(start: Start): string | null {
  if (start.kind === 'sheet' && start.fileName === null) return t.chooseASpreadsheet;
  return start.kind === 'project' && start.source === null ? t.chooseTheProjectToStart : null;
}

/** The part of the call that says what a project starts from. */
export function startBody(start: Start): Partial<Schemas['ProjectInput']> {
  if (start.kind === 'blank') return {};
  if (start.kind === 'sheet') return { components: [...start.components], milestones: [...start.milestones] };
  return {
    ...(start.isPlayground && { status: 'PLAYGROUND' as const }),
    ...(start.source && { source: { project_id: start.source.id, take: [...start.take] } }),
  };
}

/** Target budget and area that the components of a spreadsheet add up to, where the form has none yet. */
export function sheetTargets(
  parts: readonly Schemas['StartingComponent'][],
  { target_budget: budget, target_area: area }: { target_budget: number | null; target_area: Area },
): { target_budget?: number; target_area?: Area } {
  const cost = sumMoney(parts.map((part) => part.target_budget ?? 0));
  const size = parts.reduce(
    (sum, { area: own }) => sum + (own ? convertArea(own.value, own.unit, area.unit) : 0),
    0,
  );
  return {
    ...(budget === null && cost > 0 && { target_budget: cost }),
    ...(area.value === 0 && size > 0 && { target_area: { value: Math.round(size), unit: area.unit } }),
  };
}
