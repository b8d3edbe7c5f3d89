import { ProjectModule } from '#shared/module';

/** The third step: what bidders are sent. */
export default function ProcurementDocumentationScreen() {
  return (
    <ProjectModule
      page="procurementDocumentation"
      purpose="Drawings, specifications and terms that go out with each bid package."
      needs={['components']}
    />
  );
}
