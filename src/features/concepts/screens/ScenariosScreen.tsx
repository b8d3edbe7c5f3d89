import { ModulePage } from '#shared/module';

/** The scenarios of an analysis. */
export default function ScenariosScreen() {
  return (
    <ModulePage
      page="analysisScenarios"
      heading="There is no analysis here"
      purpose="Concepts with their duration, escalation, contingency and markups, compared with each other."
      needs={[{ text: 'Concept Hub', page: 'conceptHub' }]}
    />
  );
}
