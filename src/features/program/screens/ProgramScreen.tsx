import { ProjectModule } from '#shared/module';

/** The areas of the building. */
export default function ProgramScreen() {
  return (
    <ProjectModule
      page="program"
      purpose="The areas of the building by component and use, against the target area."
      needs={['area', 'components']}
    />
  );
}
