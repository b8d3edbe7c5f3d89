import { ModulePage } from '#shared/module';

/** What other programs may ask. */
export default function PublicApiDocumentationScreen() {
  return (
    <ModulePage
      page="publicApiDocumentation"
      heading="Calls are made with a key"
      purpose="Every call that a key may make, with its fields and examples. Calls are made with a key."
      needs={[{ text: 'Public API', page: 'publicApi' }]}
    />
  );
}
