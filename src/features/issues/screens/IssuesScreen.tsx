import { ProjectModule } from '#shared/module';
import { useProject } from '#shared/project';

/** Open questions and conflicts. */
export default function IssuesScreen() {
  const project = useProject();
  return (
    <ProjectModule
      page="issues"
      count={String(project.counts.issues)}
      purpose="Open questions and conflicts: who has to answer, and by when."
      needs={['issues', 'items']}
    />
  );
}
