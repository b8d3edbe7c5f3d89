import { ProjectModule } from '#shared/module';

/** The first step: which packages go out to bid. */
export default function BidPackagesSetupScreen() {
  return (
    <ProjectModule
      page="bidPackagesSetup"
      purpose="Gathers the work packages of the estimate into the packages that go out to bid."
      needs={['estimate', 'components']}
    />
  );
}
