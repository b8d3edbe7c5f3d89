import { ModulePage } from '#shared/module';

/** The analyses of the company. */
export default function ConceptHubScreen() {
  return (
    <ModulePage
      page="conceptHub"
      heading="No analyses yet"
      purpose="Test a building before it is a project: size, cost and duration, in several concepts side by side."
      needs={[{ text: 'Past projects to learn from', page: 'projects' }]}
    />
  );
}
