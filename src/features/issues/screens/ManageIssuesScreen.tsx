import { ProjectModule } from '#shared/module';

/** Many issues at once. */
export default function ManageIssuesScreen() {
  return (
    <ProjectModule
      page="manageIssues"
      purpose="Many issues at once, as in a spreadsheet: what is open, who has to answer, and by when."
      needs={['issues', 'components']}
    />
  );
}
