import { ProjectModule } from '#shared/module';

/** Many options at once. */
export default function ManageItemsScreen() {
  return (
    <ProjectModule
      page="manageItems"
      purpose="Many options at once, as in a spreadsheet: name, component, due date, status, priority and who does it."
      needs={['items', 'components']}
    />
  );
}
