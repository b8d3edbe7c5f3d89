import { ProjectModule } from '#shared/module';

/** One work package. */
export default function WorkPackageScreen() {
  return (
    <ProjectModule
      page="workPackage"
      heading="There is no work package here"
      purpose="One trade’s scope with its cost groups, components and share of the estimate. A work package is made in Procurement."
      needs={['estimate']}
    />
  );
}
