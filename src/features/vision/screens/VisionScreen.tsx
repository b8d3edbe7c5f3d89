import { ProjectModule } from '#shared/module';

/** The program and the cost that the owner set out with. */
export default function VisionScreen() {
  return (
    <ProjectModule
      page="vision"
      purpose="The program and the cost that the owner set out with, to hold every later decision against."
      needs={['budget', 'area', 'components']}
    />
  );
}
