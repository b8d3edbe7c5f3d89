import { ModulePage } from '#shared/module';

/** The start of a project. */
export default function NewProjectScreen() {
  return (
    <ModulePage
      page="newProject"
      heading="A project starts with its targets"
      purpose="Name, place, owner and team, target budget and area, and the dates it must keep. Timeline, components and estimate follow."
      needs={[
        { text: 'Kinds of project', page: 'newProjectOptions' },
        { text: 'Your projects', page: 'projects' },
      ]}
    />
  );
}
