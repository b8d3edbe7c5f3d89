import { ProjectModule } from '#shared/module';

/** The project beside finished ones. */
export default function CalibrateScreen() {
  return (
    <ProjectModule
      page="calibrate"
      purpose="Compares the project with finished ones, brought to the same place and time."
      needs={['estimate', 'components', 'area']}
    />
  );
}
