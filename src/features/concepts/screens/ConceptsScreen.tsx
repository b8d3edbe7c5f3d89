import { ModulePage } from '#shared/module';

/** The concepts of an analysis. */
export default function ConceptsScreen() {
  return (
    <ModulePage
      page="concepts"
      heading="There is no analysis here"
      purpose="The massings of one analysis: components, areas and cost per area, side by side."
      needs={[{ text: 'Concept Hub', page: 'conceptHub' }]}
    />
  );
}
