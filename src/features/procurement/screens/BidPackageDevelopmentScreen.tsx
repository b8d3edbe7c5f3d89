import { ProjectModule } from '#shared/module';

/** The fourth step: the scope of each package. */
export default function BidPackageDevelopmentScreen() {
  return (
    <ProjectModule
      page="bidPackageDevelopment"
      purpose="The scope sheet of each bid package, line by line: what is included, how much, and in which unit."
      needs={['estimate', 'components']}
    />
  );
}
