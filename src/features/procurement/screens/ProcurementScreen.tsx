import { ProjectModule } from '#shared/module';

/** Bid packages, work packages and the purchase plan. */
export default function ProcurementScreen() {
  return (
    <ProjectModule
      page="procurement"
      purpose="Bid packages, work packages and the purchase plan, from scope to contract."
      needs={['estimate', 'components', 'milestones']}
    />
  );
}
