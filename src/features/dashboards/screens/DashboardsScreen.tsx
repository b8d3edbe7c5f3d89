import { ModulePage } from '#shared/module';

/** The dashboards that the person may see. */
export default function DashboardsScreen() {
  return (
    <ModulePage
      page="dashboards"
      heading="No dashboards yet"
      purpose="Puts figures of several projects on one page, for the people it is shared with."
      needs={[{ text: 'Projects to show', page: 'projects' }]}
    />
  );
}
