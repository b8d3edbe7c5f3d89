import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { whenUsed } from '#design-system/private/on-demand/onDemand.tsx';
import { useCan } from '#platform/flags';
import { Page } from '#shared/page';
import { localToday, useProject, useProjectId } from '#shared/project';
import { ScenarioCompare, ScenarioStrip, useScenarios } from '#features/scenarios';
import { AddItem, bringItemFlyout, OpenItem, useMoves } from '#features/items';
import { PastView, usePastDays } from '#features/time-machine';
import { ContingencyLayer } from '#features/contingency';
import { ForesiteActions } from '../components/ForesiteActions.tsx';
import { TrendSection, trendQuery } from '#features/trend';
import { useCaller } from '#shared/foresite';
import { ItemsRegion } from '../components/ItemsRegion.tsx';
import { useItemCommands } from '../components/useItemCommands.ts';
import { useItemsExport } from '../components/useItemsExport.ts';
import { useItemsList } from '../components/useItemsList.ts';
import { useItemsView } from '../components/useItemsView.ts';
import * as t from '../texts.ts';

/** `8 of 12 items` where filters leave some out. */
const countWords = (count: number, every: number) =>
  count < every ? t.countOfEveryItems(count, every) : count === 1 ? t.item1 : t.lengthItems(count);

/** ForeSite: what pending items do to the forecast, and the items themselves. */
export default function ForesiteScreen() {
  const projectId = useProjectId();
  const view = useItemsView();
  const caller = useCaller();
  const canAdd = useCan('add_scenarioitem');
  const moves = useMoves(projectId);
  const past = usePastDays();
  const listed = useItemsList(projectId, view);
  const { rows, count } = listed;
  const trend = useQuery(trendQuery(projectId)).data;
  const exports = useItemsExport(projectId, view);
  const every = useProject().counts.items;
  const order = useMemo(() => rows.map((row) => row.id), [rows]);
  const { focus, actions, compared, ...scenarios } = useScenarios(projectId, caller, rows, trend);
  const lookBack = () => past.show({ day: trend?.today ?? localToday(), against: null });
  useItemCommands({
    rows,
    showsSummary: view.showsSummary,
    onShowSummary: view.setShowsSummary,
    onExport: exports && (() => exports.onExport({ what: 'shown', kind: 'csv' })),
    onOpen: view.open,
    onLookBack: lookBack,
  });
  // Whoever uses the page opens an item sooner or later: its panel is here by then.
  useEffect(() => whenUsed(bringItemFlyout), []);
  const add = canAdd ? <AddItem projectId={projectId} onAdd={() => view.open('new')} /> : null;
  if (past.day !== null)
    return (
      <Page title={t.foresite}>
        <Suspense>
          <PastView
            projectId={projectId}
            days={{ day: past.day, against: past.against }}
            onShow={past.show}
            showsSummary={view.showsSummary}
            onCloseSummary={() => view.setShowsSummary(false)}
          />
        </Suspense>
      </Page>
    );
  return (
    <Page
      title={t.foresite}
      count={count === undefined ? undefined : countWords(count, every)}
      actions={
        <ForesiteActions
          projectId={projectId}
          onShowSummary={view.showsSummary ? undefined : () => view.setShowsSummary(true)}
          onLookBack={lookBack}
          exports={exports}
          add={add}
        />
      }
    >
      <TrendSection
        projectId={projectId}
        whatIf={focus.whatIf}
        showsSummary={view.showsSummary}
        onCloseSummary={() => view.setShowsSummary(false)}
        onOpenItem={view.open}
      />
      <ScenarioStrip
        projectId={projectId}
        caller={caller}
        trend={trend}
        focus={focus}
        actions={actions}
        onCompare={compared.show}
      />
      <ItemsRegion
        view={view}
        items={listed}
        trend={trend}
        moves={moves}
        focus={focus}
        scenarios={scenarios}
        add={add}
      />
      {actions.dialog}
      {compared.ids.length > 0 ? (
        <Suspense>
          <ScenarioCompare
            projectId={projectId}
            ids={compared.ids}
            onChange={compared.show}
            onClose={compared.close}
            onOpenItem={view.open}
          />
        </Suspense>
      ) : null}
      <ContingencyLayer projectId={projectId} />
      <OpenItem order={order} moves={moves} onOpen={view.open} onClose={view.close} />
    </Page>
  );
}
