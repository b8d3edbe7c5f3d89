import { ProjectModule } from '#shared/module';

/** The project beside chosen others. */
export default function ComparisonScreen() {
  return (
    <ProjectModule
      page="comparison"
      purpose="Sets the estimates of this project beside those of projects that you choose, total by total and component by component."
      needs={['estimate', 'milestones', 'components']}
    />
  );
}
