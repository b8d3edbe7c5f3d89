import { ModulePage } from '#shared/module';

/** The kinds of project that can be started. */
export default function NewProjectOptionsScreen() {
  return (
    <ModulePage
      page="newProjectOptions"
      heading="Two kinds of project"
      purpose="A project is planned and decided on from its first estimate to its last. A legacy project is finished: it only serves comparison, and needs no more than its components and what they cost."
      needs={[
        { text: 'Create Project', page: 'newProject' },
        { text: 'Create legacy project', page: 'newLegacyProject' },
      ]}
    />
  );
}
