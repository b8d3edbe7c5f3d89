import { ModulePage } from '#shared/module';

/** One scenario of an analysis. */
export default function ScenarioScreen() {
  return (
    <ModulePage
      page="analysisScenario"
      heading="There is no scenario here"
      purpose="One concept with its duration, escalation, contingency and markups, and what the cost depends on most."
      needs={[{ text: 'Concept Hub', page: 'conceptHub' }]}
    />
  );
}
