import { ModulePage } from '#shared/module';

/** The keys of the company. */
export default function PublicApiScreen() {
  return (
    <ModulePage
      page="publicApi"
      heading="No keys yet"
      purpose="Keys for other programs: each with a name, its own permissions and an expiry. The secret is shown once."
      needs={[{ text: 'Projects that a key may read', page: 'projects' }]}
    />
  );
}
