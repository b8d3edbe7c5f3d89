import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ChevronDown, ChevronRight, CircleCheck, CircleX, Columns3 } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { FOCUS_PROBLEMS, type Caller } from '#domain/items';
import { canDoScenario } from '#domain/scenarios';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { LoadError } from '#shared/failure';
import type { Foresite, Scenario } from '../../model/foresiteTypes.ts';
import { MOST_COMPARED } from '../../model/scenarioChoice.ts';
import { type ScenarioOrder, scenariosQuery } from '../../scenarioQueries.ts';
import type { Focus } from '../useFocus.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import * as styles from './ScenarioStrip.css.ts';
import type { ScenarioDeeds } from './useScenarioDeeds.tsx';

const openSlot = defineSlot('foresite-scenarios', (stored) => stored !== false);

const orders: { value: ScenarioOrder; label: string }[] = [
  { value: 'number', label: 'Number' },
  { value: 'cost', label: 'Cost, lowest first' },
  { value: '-schedule_days', label: 'Days, most first' },
  { value: '-updated_at', label: 'Last changed' },
];

export interface ScenarioStripProps {
  projectId: number;
  caller: Caller;
  trend: Foresite | undefined;
  focus: Focus;
  deeds: ScenarioDeeds;
  onCompare: (ids: readonly number[]) => void;
}

/** The project's scenarios as cards: focus one on the chart, decide one or several, compare up to four (spec §2, §4). */
export function ScenarioStrip({ projectId, caller, trend, focus, deeds, onCompare }: ScenarioStripProps) {
  const user = useCurrentUser();
  const [open, setOpen] = useRemembered(openSlot, user.id);
  const [shows, setShows] = useState<'PENDING' | 'ALL'>('ALL');
  const [ordering, setOrdering] = useState<ScenarioOrder>('number');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const all = useQuery(
    scenariosQuery(projectId, { ...(shows === 'PENDING' && { status: shows }), ordering }),
  );
  const rows = all.data?.results ?? [];
  const picked = rows.filter(({ id }) => chosen.has(id));
  const choose = (id: number, ticked: boolean) => {
    const next = new Set(chosen);
    if (ticked) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const decide = (deed: 'approve' | 'reject') => {
    deeds.start(deed, picked);
    setChosen(new Set());
  };
  const focusProblem = (trend?.design_milestones.length ?? 0) < 1 ? FOCUS_PROBLEMS.milestone : undefined;
  return (
    <section className={styles.strip} aria-labelledby="scenarios-title">
      <div className={styles.head}>
        <IconButton
          size="small"
          icon={open ? ChevronDown : ChevronRight}
          label={open ? 'Hide the scenarios' : 'Show the scenarios'}
          pressed={open}
          onPress={() => setOpen(!open)}
        />
        <h2 id="scenarios-title" className={styles.title}>
          Scenarios
        </h2>
        <span className={styles.count}>{all.data?.count ?? ''}</span>
        <span className={styles.grow} />
        {open && picked.length > 0 ? (
          <>
            <Button
              size="small"
              icon={CircleCheck}
              disabledReason={reasonFor('approve', picked, caller)}
              onPress={() => decide('approve')}
            >
              {`Approve ${picked.length}`}
            </Button>
            <Button
              size="small"
              icon={CircleX}
              disabledReason={reasonFor('reject', picked, caller)}
              onPress={() => decide('reject')}
            >
              {`Reject ${picked.length}`}
            </Button>
          </>
        ) : null}
        {open && rows.length > 1 ? (
          <Button
            size="small"
            icon={Columns3}
            disabledReason={
              picked.length > MOST_COMPARED ? `Compare at most ${MOST_COMPARED} scenarios` : undefined
            }
            onPress={() =>
              onCompare((picked.length > 1 ? picked : rows.slice(0, MOST_COMPARED)).map(({ id }) => id))
            }
          >
            {picked.length > 1 ? `Compare ${picked.length}` : 'Compare'}
          </Button>
        ) : null}
        {open && (rows.length > 0 || shows === 'PENDING') ? (
          <>
            <ToggleGroup
              label="Which scenarios"
              value={shows}
              onChange={setShows}
              options={[
                { value: 'ALL', label: 'All' },
                { value: 'PENDING', label: 'Pending' },
              ]}
            />
            <Select
              label="Sort scenarios"
              labelHidden
              size="small"
              value={ordering}
              onChange={setOrdering}
              options={orders}
            />
          </>
        ) : null}
      </div>
      {!open ? null : all.isPending ? (
        <div className={styles.empty}>
          <Skeleton height={116} />
        </div>
      ) : all.isError ? (
        <div className={styles.empty}>
          <LoadError what="scenarios" error={all.error} onRetry={() => void all.refetch()} />
        </div>
      ) : rows.length === 0 ? (
        <div className={styles.empty}>
          <Text as="p" size="grid" tone="muted">
            {shows === 'PENDING'
              ? 'No scenario is pending. Show all to see the decided ones.'
              : 'Check an item to Create a Scenario'}
          </Text>
        </div>
      ) : (
        <ul className={styles.cards}>
          {rows.map((scenario) => (
            <ScenarioCard
              key={scenario.id}
              scenario={scenario}
              caller={caller}
              focused={focus.scenario?.id === scenario.id}
              focusProblem={
                scenario.status === 'PENDING' ? focusProblem : 'Only a pending scenario can be focused'
              }
              onFocus={(focused) => focus.focusScenario(focused ? scenario.id : null)}
              chosen={chosen.has(scenario.id)}
              onChoose={(ticked) => choose(scenario.id, ticked)}
              onDeed={(deed) => deeds.start(deed, [scenario])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why not all of the chosen scenarios can be decided like this; undefined when they can. */
function reasonFor(deed: 'approve' | 'reject', scenarios: readonly Scenario[], caller: Caller) {
  for (const scenario of scenarios) {
    const decision = canDoScenario(deed, scenario, caller);
    if (!decision.allowed) return `${scenario.scenario_number}: ${decision.reason}`;
    if (deed === 'approve' && scenario.approval_problem !== null)
      return `${scenario.scenario_number}: ${scenario.approval_problem}`;
  }
  return undefined;
}
