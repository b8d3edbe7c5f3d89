import { ModulePage } from '#shared/module';

/** The company’s own fields. */
export default function AttributesScreen() {
  return (
    <ModulePage
      page="customAttributes"
      heading="No attributes yet"
      purpose="Fields of your own for projects and items, in groups: text, numbers, dates or choices."
      needs={[{ text: 'Projects that carry them', page: 'projects' }]}
    />
  );
}
