import { ProjectModule } from '#shared/module';

/** The state of the project at a glance. */
export default function OverviewScreen() {
  return (
    <ProjectModule
      page="overview"
      purpose="The state of the project at a glance: cost, components, issues and what comes next."
      needs={['estimate', 'milestones', 'components', 'items', 'issues']}
    />
  );
}
