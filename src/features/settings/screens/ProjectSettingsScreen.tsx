import { ProjectModule } from '#shared/module';

/** How the project counts and shows cost and area. */
export default function ProjectSettingsScreen() {
  return (
    <ProjectModule
      page="settings"
      purpose="How the project counts and shows cost and area: its unit, its cost formats, its tolerance, its markups."
      needs={['components', 'milestones']}
    />
  );
}
