import { ModulePage } from '#shared/module';

/** The templates of the company. */
export default function MarkupTemplatesScreen() {
  return (
    <ModulePage
      page="markupTemplates"
      heading="No markup templates of your own yet"
      purpose="What is added to direct cost, in order: overhead, insurance, contingency, fee, as percentages or lump sums. A project takes a template and may change its copy."
      needs={[{ text: 'Projects that use them', page: 'projects' }]}
    />
  );
}
