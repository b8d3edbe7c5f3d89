import { ProjectModule } from '#shared/module';

/** ForeSite on paper. */
export default function ExportScreen() {
  return (
    <ProjectModule
      page="export"
      purpose="ForeSite on paper: the cost trend, its summary and the options, as a PDF to hand out."
      needs={['items', 'milestones', 'estimate']}
    />
  );
}
