import { ProjectModule } from '#shared/module';

/** The second step: when each package must be bought. */
export default function PurchasePlanScreen() {
  return (
    <ProjectModule
      page="purchasePlan"
      purpose="Counts back from the day a package is needed on site: lead time, fabrication, submittals, award. What is late is marked."
      needs={['milestones', 'estimate']}
    />
  );
}
