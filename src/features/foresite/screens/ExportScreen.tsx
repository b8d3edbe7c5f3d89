import { ProjectModule } from '#shared/module';

/** ForeSite on paper. */
export default function ExportScreen() {
  return (
    <ProjectModule
      page="export"
      purpose="ForeSite as a PDF: the cost trend, its summary and the items, as a PDF to hand out."
      needs={['items', 'milestones', 'estimate']}
    />
  );
}
