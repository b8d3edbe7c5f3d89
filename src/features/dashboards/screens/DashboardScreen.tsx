import { ModulePage } from '#shared/module';

/** One dashboard. */
export default function DashboardScreen() {
  return (
    <ModulePage
      page="dashboard"
      heading="There is no dashboard here"
      purpose="A dashboard’s cards: custom metrics, cost summary, ForeSite trend, milestones, risk matrix, issues. It is made under Dashboards, and seen by its members."
      needs={[{ text: 'Dashboards', page: 'dashboards' }]}
    />
  );
}
