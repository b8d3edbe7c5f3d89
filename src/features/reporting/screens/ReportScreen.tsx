import { ProjectModule } from '#shared/module';

/** One report, being put together. */
export default function ReportScreen() {
  return (
    <ProjectModule
      page="report"
      heading="There is no report here"
      purpose="Puts cards into pages: cost trend, value optioneering, targets, risks, issues, timeline, procurement. A report is made in Reporting."
      needs={['items', 'milestones']}
    />
  );
}
