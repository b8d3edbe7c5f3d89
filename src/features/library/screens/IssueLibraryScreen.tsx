import { ModulePage } from '#shared/module';

/** Templates for issues. */
export default function IssueLibraryScreen() {
  return (
    <ModulePage
      page="issueLibrary"
      heading="No issue templates yet"
      purpose="Issues that come up on every job, as templates, so that nobody has to remember them."
      needs={[{ text: 'Projects to use them in', page: 'projects' }]}
    />
  );
}
