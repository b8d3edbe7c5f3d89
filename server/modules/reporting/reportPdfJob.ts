import { Readable } from 'node:stream';
import { pageRoom, type PageSettings } from '#domain/reporting';
import { HopelessError, type JobKind } from '#server/services/jobs/runJob.ts';
import { readStoredFile } from '#server/services/jobs/readStoredFile.ts';
import { PageError } from '#server/services/pdf/cleanHtml.ts';
import { cleanPages } from '#server/services/pdf/cleanPages.ts';
import { PdfError } from '#server/services/pdf/pdfRenderer.ts';
import { keepRunPdf } from './reportRunRepository.ts';

export const reportPdfKind = 'render_report_pdf';

export type PdfRequest = {
  projectId: number;
  runId: number;
  userId: number;
  /** Where the pages wait, as `SentPages` in JSON. */
  storageKey: string;
  fileName: string;
  title: string;
  page: PageSettings;
};

/** Cleans the pages of a run, has a browser make a PDF of them, and keeps it with the run. */
export const reportPdfJob: JobKind<PdfRequest> = {
  name: reportPdfKind,
  oneByOne: true,
  minutes: 10,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['reporting_access'] }),
  run: async (context) => {
    const { payload, files, pdf, database, tenantId, jobId, signal, progress } = context;
    const sent = await readStoredFile(context, payload.storageKey);
    const { width, height } = pageRoom(payload.page).millimetres;
    try {
      const { html, pages, printBackground } = await cleanPages(
        sent,
        { title: payload.title, width, height },
        { signal, onProgress: (done) => progress(0.1 + 0.4 * done, 'Reading the pages') },
      );
      progress(0.5, 'Making the PDF');
      const made = await pdf.render({ html, width, height, printBackground }, signal);
      signal.throwIfAborted();
      progress(0.95, 'Keeping the PDF');
      const file = await files.receive(Readable.from([made]), payload.fileName);
      await files.keep(tenantId, file);
      const { storageKey, size } = file;
      await database.asTenant(tenantId, (tx) => keepRunPdf(tx, payload.runId, jobId, { storageKey, size }));
      await file.discard();
      return `PDF, ${pages === 1 ? '1 page' : `${pages} pages`}`;
    } catch (error) {
      // Another try would end the same.
      if (error instanceof PageError || error instanceof PdfError) throw new HopelessError(error.message);
      throw error;
    }
  },
  tells: async (_tx, { projectId, userId, title }, result) => ({
    creatorId: userId,
    drafts: [
      {
        userId,
        projectId,
        kind: 'report_ready',
        title,
        action: 'Report ready',
        subtitle: result ?? '',
        link: `/projects/${projectId}/reports?tab=archive`,
        permission: 'reporting_access',
        key: null,
      },
    ],
  }),
};
