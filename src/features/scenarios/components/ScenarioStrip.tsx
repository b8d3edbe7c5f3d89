import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ChevronDown, ChevronRight, Columns3 } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { onDemand, whenUsed } from '#design-system/private/on-demand/onDemand.tsx';
import { FOCUS_PROBLEMS, type Caller } from '#domain/items';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { LoadError } from '#shared/failure';
import { type Foresite, type Scenario, allScenarios, scenariosQuery } from '#shared/foresite';
import { MOST_COMPARED } from '../model/scenarioChoice.ts';
import * as t from '../texts.ts';
import type { Focus } from './useFocus.ts';
import { ScenarioChips } from './ScenarioChips.tsx';
import type { ScenarioCardProps } from './ScenarioCard.tsx';
import * as styles from './ScenarioStrip.css.ts';
import type { ScenarioToolsProps } from './ScenarioTools.tsx';
import type { ScenarioActions } from './useScenarioActions.tsx';

const tools = onDemand<ScenarioToolsProps>(async () => (await import('./ScenarioTools.tsx')).ScenarioTools);
const card = onDemand<ScenarioCardProps>(async () => (await import('./ScenarioCard.tsx')).ScenarioCard);
const bring = () => void Promise.all([tools.ask(), card.ask()]);

const openSlot = defineSlot('foresite-scenario-cards', (stored) => stored === true);

export interface ScenarioStripProps {
  projectId: number;
  caller: Caller;
  trend: Foresite | undefined;
  focus: Focus;
  actions: ScenarioActions;
  onCompare: (ids: readonly number[]) => void;
}

/** The project's scenarios as a line of chips that opens to cards: focus one on the chart, decide one or several, compare up to four (docs/product/scenarios.md). */
export function ScenarioStrip({ projectId, caller, trend, focus, actions, onCompare }: ScenarioStripProps) {
  const hasCards = useSyncExternalStore(card.subscribe, card.isHere);
  const user = useCurrentUser();
  const [open, setOpen] = useRemembered(openSlot, user.id);
  // Left open, its cards are what the page shows: nobody has to come near them first.
  useEffect(() => (open ? bring() : whenUsed(bring)), [open]);
  const [ask, setAsk] = useState(allScenarios);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const all = useQuery(scenariosQuery(projectId, ask));
  const rows = all.data?.results ?? [];
  const narrowed = ask.status !== undefined || Boolean(ask.search);
  const picked = rows.filter(({ id }) => chosen.has(id));
  const choose = (id: number, ticked: boolean) => {
    const next = new Set(chosen);
    if (ticked) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const decide = (action: 'approve' | 'reject') => {
    actions.start(action, picked);
    setChosen(new Set());
  };
  const focusProblem = (trend?.design_milestones.length ?? 0) < 1 ? FOCUS_PROBLEMS.milestone : undefined;
  const problemOf = ({ status }: Scenario) => (status === 'PENDING' ? focusProblem : t.onlyAPendingScenario);
  return (
    <section className={styles.strip} data-open={open || undefined} aria-labelledby="scenarios-title">
      <div className={styles.head}>
        <IconButton
          size="small"
          icon={open ? ChevronDown : ChevronRight}
          label={open ? t.hideTheScenarios : t.showTheScenarios}
          pressed={open}
          onPress={() => setOpen(!open)}
        />
        <h2 id="scenarios-title" className={styles.title}>
          {t.scenarios}
        </h2>
        <span className={styles.count}>{all.data?.count ?? ''}</span>
        {open ? (
          <span className={styles.grow} />
        ) : (
          <ScenarioChips rows={rows} focus={focus} problemOf={problemOf} />
        )}
        {open ? (
          <tools.Part
            rows={rows}
            picked={picked}
            caller={caller}
            ask={ask}
            onAsk={setAsk}
            onDecide={decide}
            onCompare={onCompare}
          />
        ) : rows.length > 1 ? (
          <Button
            size="small"
            icon={Columns3}
            onPress={() => onCompare(rows.slice(0, MOST_COMPARED).map(({ id }) => id))}
          >
            {t.compare}
          </Button>
        ) : null}
      </div>
      {!open ? null : all.isPending || !hasCards ? (
        <div className={styles.empty}>
          <Skeleton height={140} />
        </div>
      ) : all.isError ? (
        <div className={styles.empty}>
          <LoadError what={t.scenariosLower} error={all.error} onRetry={() => void all.refetch()} />
        </div>
      ) : rows.length === 0 ? (
        <div className={styles.empty}>
          <Text as="p" size="grid" tone="muted">
            {narrowed ? t.yourFiltersDidntReturnAny : t.checkAnItemToCreate}
          </Text>
          {narrowed ? (
            <Button
              size="small"
              onPress={() => setAsk({ ...allScenarios, ...(ask.ordering && { ordering: ask.ordering }) })}
            >
              {t.clearFilters}
            </Button>
          ) : null}
        </div>
      ) : (
        <ul className={styles.cards}>
          {rows.map((scenario) => (
            <card.Part
              key={scenario.id}
              scenario={scenario}
              caller={caller}
              focused={focus.scenario?.id === scenario.id}
              focusProblem={problemOf(scenario)}
              onFocus={(focused) => focus.focusScenario(focused ? scenario.id : null)}
              chosen={chosen.has(scenario.id)}
              onChoose={(ticked) => choose(scenario.id, ticked)}
              onAction={(action) => actions.start(action, [scenario])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
