import { ModulePage } from '#shared/module';

/** The fields that can be taken over. */
export default function AttributeCatalogScreen() {
  return (
    <ModulePage
      page="attributeCatalog"
      heading="The catalog is empty"
      purpose="Attributes that have proved useful elsewhere, ready to be taken over into your own."
      needs={[{ text: 'Attributes', page: 'customAttributes' }]}
    />
  );
}
