import { ProjectModule } from '#shared/module';
import { useProject } from '#shared/project';

/** The lines of each milestone’s estimate. */
export default function EstimateScreen() {
  const project = useProject();
  return (
    <ProjectModule
      page="estimate"
      title={project.has_estimate ? 'Estimate' : 'Estimate Upload'}
      purpose="The lines of each milestone’s estimate by cost group and component."
      needs={['milestones', 'components', 'estimate']}
    />
  );
}
