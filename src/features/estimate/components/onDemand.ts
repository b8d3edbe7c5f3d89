import { opened } from '#design-system/private/on-demand/onDemand.tsx';

/** What a report of an estimate shows, beside the estimate's own page. */
export const ReportDialog = opened(async () => (await import('./ReportDialog.tsx')).ReportDialog);
