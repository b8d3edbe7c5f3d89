import { ModulePage } from '#shared/module';

/** The start of an analysis. */
export default function NewAnalysisScreen() {
  return (
    <ModulePage
      page="newAnalysis"
      heading="An analysis starts here"
      purpose="An analysis starts with a name, a site and a target area. Its concepts take their cost per area from past projects."
      needs={[{ text: 'Past projects to learn from', page: 'projects' }]}
    />
  );
}
