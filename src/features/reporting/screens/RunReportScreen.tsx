import { ProjectModule } from '#shared/module';

/** One run of a report, page by page. */
export default function RunReportScreen() {
  return (
    <ProjectModule
      page="runReport"
      heading="There is no report to run here"
      purpose="Shows a report with the figures of today, page by page, with notes and images. A report is run once it has a card."
      needs={['items', 'milestones']}
    />
  );
}
