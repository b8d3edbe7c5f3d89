import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { focusProblem, keepFocusable } from '#domain/items';
import { sumMoney } from '#domain/money';
import { itemsQuery } from '#features/items';
import { focusStep } from '../model/focus.ts';
import { type Foresite, type ItemBrief, type Scenario, scenariosQuery } from '#shared/foresite';
import type { WhatIf } from '#features/trend';
import * as t from '../texts.ts';

/** What is in focus: some items, or one scenario, and what that would do. */
export interface Focus {
  items: readonly ItemBrief[];
  /** Keys of the focused items, as the grid's boxes have them. */
  selected: ReadonlySet<string>;
  scenario: Scenario | undefined;
  whatIf: WhatIf | undefined;
  /** Why an item's box cannot be ticked, in its fixed words; undefined when it can. */
  problemOf: (item: ItemBrief) => string | undefined;
  select: (keys: ReadonlySet<string>) => void;
  clear: () => void;
  /** These scenarios were decided or deleted: their focus ends, and that of items (docs/product/foresite.md). */
  release: (scenarioIds: readonly number[]) => void;
  focusScenario: (id: number | null) => void;
}

interface Chosen {
  items: readonly number[];
  scenario: number | null;
}

const nothing: Chosen = { items: [], scenario: null };
const none: readonly ItemBrief[] = [];

/**
 * The focus of the page (docs/product/foresite.md), at first the scenario that was asked for. What stops meeting the
 * conditions leaves it by itself.
 */
export function useFocus(
  projectId: number,
  rows: readonly ItemBrief[],
  trend: Foresite | undefined,
  asked: number | null = null,
): Focus {
  const [chosen, setChosen] = useState<Chosen>({ items: [], scenario: asked });
  const toasts = useToasts();
  // The grid may show other rows by now: what is in focus is judged by all that is pending.
  const pending = useQuery({
    ...itemsQuery(projectId, { status: ['PENDING'], limit: 'all' }),
    enabled: chosen.items.length > 0,
  }).data?.results;
  const list = useQuery(scenariosQuery(projectId));
  const scenarios = list.data?.results;
  const known = useMemo(
    () => new Map([...(pending ?? none), ...rows].map((row) => [row.id, row])),
    [pending, rows],
  );
  const milestoneCount = trend?.design_milestones.length ?? 0;
  const scenario = scenarios?.find(({ id, status }) => id === chosen.scenario && status === 'PENDING');
  const items = useMemo(() => {
    const found = chosen.items.flatMap((id) => known.get(id) ?? []);
    return keepFocusable(found, { scenarioFocused: false, milestoneCount });
  }, [chosen.items, known, milestoneCount]);
  if (pending && items.length < chosen.items.length)
    setChosen({ ...chosen, items: items.map(({ id }) => id) });
  // A list that is being asked for anew may not know the newest one yet.
  if (scenarios && !list.isFetching && chosen.scenario !== null && !scenario) setChosen(nothing);

  const scenarioFocused = chosen.scenario !== null;
  const problemOf = useCallback(
    (item: ItemBrief) => focusProblem(item, { scenarioFocused, milestoneCount, selected: [] }) ?? undefined,
    [scenarioFocused, milestoneCount],
  );
  const select = (keys: ReadonlySet<string>) => {
    const wanted = [...keys].flatMap((key) => known.get(Number(key)) ?? []);
    const { focused, problem } = focusStep(items, wanted, rows);
    setChosen({ scenario: null, items: focused.map(({ id }) => id) });
    if (problem) toasts.show({ id: 'focus', title: problem, tone: 'undone' });
  };
  const selected = useMemo(() => new Set(items.map(({ id }) => String(id))), [items]);
  const whatIf = useMemo<WhatIf | undefined>(() => {
    if (scenario) return { name: scenario.scenario_number, cost: scenario.pending_cost };
    const [only] = items;
    if (!only) return undefined;
    const cost = sumMoney(items.map((item) => item.cost));
    return { name: items.length === 1 ? only.code : t.lengthItems(items.length), cost };
  }, [scenario, items]);
  return {
    items,
    selected,
    scenario,
    whatIf,
    problemOf,
    select,
    clear: () => setChosen(nothing),
    release: (ids) =>
      setChosen(({ scenario: focused }) =>
        focused === null || ids.includes(focused) ? nothing : { items: [], scenario: focused },
      ),
    focusScenario: (id) => setChosen({ items: [], scenario: id }),
  };
}
