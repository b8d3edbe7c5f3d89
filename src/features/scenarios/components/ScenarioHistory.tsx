import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { HistoryList } from '#shared/history';
import { useUndo, type Scenario } from '#shared/foresite';
import { scenarioHistoryQuery } from '../scenarioQueries.ts';
import * as t from '../texts.ts';

export interface ScenarioHistoryProps {
  projectId: number;
  scenario: Scenario;
  onClose: () => void;
}

/** What happened to a scenario, and the way to undo it. */
export default function ScenarioHistory({ projectId, scenario, onClose }: ScenarioHistoryProps) {
  const history = useInfiniteQuery(scenarioHistoryQuery(projectId, scenario.id));
  const { undo, undoing } = useUndo(projectId);
  return (
    <Dialog
      title={t.historyOfScenarioNumber(scenario.scenario_number)}
      size="medium"
      onCloseRequest={onClose}
    >
      <HistoryList history={history} subject={t.theScenario} onUndo={undo} undoing={undoing} />
    </Dialog>
  );
}
