import { ProjectModule } from '#shared/module';

/** One bid package. */
export default function BidPackageScreen() {
  return (
    <ProjectModule
      page="bidPackage"
      heading="There is no bid package here"
      purpose="One bid package: its scope, budget, dates, bidders and their bids. A package is made in Procurement."
      needs={['estimate']}
    />
  );
}
