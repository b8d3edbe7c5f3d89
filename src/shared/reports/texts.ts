/** Every text of reports, file by file: what a translation replaces. */

export const downloadingWeArePreparingYour = 'Downloading.. We are preparing your report.';
export const reportDownloaded = 'Report Downloaded';
export const reportNotDownloaded = 'Report not downloaded';
export const theServiceIsTemporarilyUnavailable = 'The service is temporarily unavailable. Try again later.';
