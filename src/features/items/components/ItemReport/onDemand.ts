import { opened } from '#design-system/private/on-demand/onDemand.tsx';

/** Reports of items: they come with the first one that is asked for. */
export const ItemReportDialog = opened(async () => (await import('./ItemReportDialog.tsx')).default);
