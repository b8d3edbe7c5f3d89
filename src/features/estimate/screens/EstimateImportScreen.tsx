import { ProjectModule } from '#shared/module';

/** A spreadsheet on its way in. */
export default function EstimateImportScreen() {
  return (
    <ProjectModule
      page="estimateImport"
      purpose="Takes a spreadsheet of up to 50 MB, finds its sheet and columns, and maps its lines to components and cost groups."
      needs={['milestones', 'components']}
    />
  );
}
