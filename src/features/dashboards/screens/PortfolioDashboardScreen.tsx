import { ModulePage } from '#shared/module';

/** The dashboard of every project. */
export default function PortfolioDashboardScreen() {
  return (
    <ModulePage
      page="portfolioDashboard"
      heading="Nothing is charted yet"
      purpose="Every project in sight on one page: budget and forecast by project group, next milestones, the risk matrix."
      needs={[{ text: 'Your projects', page: 'projects' }]}
    />
  );
}
