import { ModulePage } from '#shared/module';

/** The indices of the company. */
export default function NormalizationIndicesScreen() {
  return (
    <ModulePage
      page="normalizationIndices"
      heading="No indices yet"
      purpose="Tables of what building costs in a place or at a time. With them, projects of different cities and years can be compared."
      needs={[{ text: 'Projects to compare', page: 'projects' }]}
    />
  );
}
