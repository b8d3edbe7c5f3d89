import { ProjectModule } from '#shared/module';

/** The reports of the project. */
export default function ReportsScreen() {
  return (
    <ProjectModule
      page="reports"
      purpose="Puts charts, tables and notes of the project into reports that can be sent."
      needs={['items', 'risks', 'issues', 'milestones']}
    />
  );
}
