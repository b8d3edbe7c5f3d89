import { ProjectModule } from '#shared/module';

/** An uploaded estimate before it counts. */
export default function EstimateReviewScreen() {
  return (
    <ProjectModule
      page="estimateReview"
      heading="There is no upload to review here"
      purpose="Shows an uploaded estimate before it counts: errors first, the stated total against the sum of its lines, and what changed since the last milestone."
      needs={['milestones', 'components']}
    />
  );
}
