import { ProjectModule } from '#shared/module';

/** Many risks at once. */
export default function ManageRisksScreen() {
  return (
    <ProjectModule
      page="manageRisks"
      purpose="Many risks at once, as in a spreadsheet: category, component, value, likelihood, impact, assignee and status."
      needs={['risks', 'components']}
    />
  );
}
