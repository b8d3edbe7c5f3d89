import { ModulePage } from '#shared/module';

/** The start of a project that is finished and only serves comparison. */
export default function NewLegacyProjectScreen() {
  return (
    <ModulePage
      page="newLegacyProject"
      heading="A finished project serves comparison"
      purpose="Name, place and year of completion, then its components and what they cost. Calibrate sets other projects beside it."
      needs={[{ text: 'Your projects', page: 'projects' }]}
    />
  );
}
