import { ModulePage } from '#shared/module';

/** Templates for risks. */
export default function RiskLibraryScreen() {
  return (
    <ModulePage
      page="riskLibrary"
      heading="No risk templates yet"
      purpose="Risks that every project should have thought of, as templates with likelihood, impact and mitigations."
      needs={[{ text: 'Projects to use them in', page: 'projects' }]}
    />
  );
}
