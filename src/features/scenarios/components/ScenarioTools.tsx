import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { CircleCheck, CircleX, Columns3 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import type { Caller } from '#domain/items';
import { canDoScenario } from '#domain/scenarios';
import type { Scenario } from '#shared/foresite';
import { MOST_COMPARED } from '../model/scenarioChoice.ts';
import type { ScenarioAsk, ScenarioOrder } from '#shared/foresite';
import * as t from '../texts.ts';

/** Scenarios from which on a search is offered. */
const searchFrom = 6;

const orders: { value: ScenarioOrder; label: string }[] = [
  { value: 'number', label: t.number },
  { value: 'cost', label: t.costLowestFirst },
  { value: '-schedule_days', label: t.daysMostFirst },
  { value: '-updated_at', label: t.lastChanged },
];

export interface ScenarioToolsProps {
  rows: readonly Scenario[];
  /** Those that are ticked. */
  picked: readonly Scenario[];
  caller: Caller;
  ask: ScenarioAsk;
  onAsk: (ask: ScenarioAsk) => void;
  onDecide: (action: 'approve' | 'reject') => void;
  onCompare: (ids: readonly number[]) => void;
}

/** Decides the ticked scenarios, compares them, and says which ones the strip shows in which order. */
export function ScenarioTools({ rows, picked, caller, ask, onAsk, onDecide, onCompare }: ScenarioToolsProps) {
  const compared = picked.length > 1 ? picked : rows.slice(0, MOST_COMPARED);
  const { status, ...anyStatus } = ask;
  const narrowed = status !== undefined || Boolean(ask.search);
  return (
    <>
      {picked.length > 0 ? (
        <>
          <Button
            size="small"
            icon={CircleCheck}
            disabledReason={reasonFor('approve', picked, caller)}
            onPress={() => onDecide('approve')}
          >
            {t.approveLength(picked.length)}
          </Button>
          <Button
            size="small"
            icon={CircleX}
            disabledReason={reasonFor('reject', picked, caller)}
            onPress={() => onDecide('reject')}
          >
            {t.rejectLength(picked.length)}
          </Button>
        </>
      ) : null}
      {rows.length > 1 ? (
        <Button
          size="small"
          icon={Columns3}
          disabledReason={
            compared.length > MOST_COMPARED ? t.compareAtMostValueScenarios(MOST_COMPARED) : undefined
          }
          onPress={() => onCompare(compared.map(({ id }) => id))}
        >
          {picked.length > 1 ? t.compareLength(picked.length) : t.compare}
        </Button>
      ) : null}
      {rows.length > searchFrom || ask.search ? (
        <SearchField
          label={t.searchScenarios}
          placeholder={t.nameOrNumber}
          value={ask.search ?? ''}
          onChange={(search) => onAsk({ ...ask, search })}
        />
      ) : null}
      {rows.length > 0 || narrowed ? (
        <>
          <ToggleGroup
            label={t.whichScenarios}
            value={status ?? 'ALL'}
            onChange={(shows) => onAsk(shows === 'PENDING' ? { ...ask, status: shows } : anyStatus)}
            options={[
              { value: 'ALL', label: t.all },
              { value: 'PENDING', label: t.pending },
            ]}
          />
          <Select
            label={t.sortScenarios}
            labelHidden
            size="small"
            value={ask.ordering ?? 'number'}
            onChange={(ordering) => onAsk({ ...ask, ordering })}
            options={orders}
          />
        </>
      ) : null}
    </>
  );
}

/** Why not all of the ticked scenarios can be decided like this; undefined when they can. */
function reasonFor(action: 'approve' | 'reject', scenarios: readonly Scenario[], caller: Caller) {
  for (const scenario of scenarios) {
    const decision = canDoScenario(action, scenario, caller);
    if (!decision.allowed) return `${scenario.scenario_number}: ${decision.reason}`;
    if (action === 'approve' && scenario.approval_problem !== null)
      return `${scenario.scenario_number}: ${scenario.approval_problem}`;
  }
  return undefined;
}
