import { ModulePage } from '#shared/module';

/** The analyses of the company. */
export default function ConceptHubScreen() {
  return (
    <ModulePage
      page="conceptHub"
      heading="No analyses yet"
      purpose="Tries a building before it is a project: how large, how dear, how long, in several concepts side by side."
      needs={[{ text: 'Past projects to learn from', page: 'projects' }]}
    />
  );
}
