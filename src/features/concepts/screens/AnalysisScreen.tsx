import { ModulePage } from '#shared/module';

/** One analysis. */
export default function AnalysisScreen() {
  return (
    <ModulePage
      page="analysis"
      heading="There is no analysis here"
      purpose="Name, description, site, target area and status of one analysis."
      needs={[{ text: 'Concept Hub', page: 'conceptHub' }]}
    />
  );
}
