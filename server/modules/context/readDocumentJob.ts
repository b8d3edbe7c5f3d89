import { documentKindOf } from '#domain/context';
import { readStoredFile } from '#server/services/jobs/readStoredFile.ts';
import { HopelessError, type JobKind } from '#server/services/jobs/runJob.ts';
import { DocumentError, readDocument } from '#server/services/documents/readDocument.ts';
import { documentOfJob, keepReading } from './documentRepository.ts';

/** What this work is called in the queue. */
export const readDocumentKind = 'read_context_document';

/** Which file is read, and for which project. */
export type ReadRequest = { projectId: number; storageKey: string; fileName: string };

const noText =
  'No text was found: its pages are pictures. Have their text recognized (OCR) and upload the file again.';

/** Reads the text of a document in a thread of its own and keeps its passages, to be searched. */
export const readDocumentJob: JobKind<ReadRequest> = {
  name: readDocumentKind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['context_access', 'change_context'] }),
  run: async ({ payload, ...context }) => {
    const { database, tenantId, jobId, signal, progress } = context;
    const kind = documentKindOf(payload.fileName);
    if (!kind) throw new HopelessError('The text of this kind of file is not read.');
    const bytes = await readStoredFile(context, payload.storageKey);
    const read = await readDocument(bytes, kind, {
      signal,
      onProgress: (share) => progress(0.1 + share * 0.8, 'Reading the text'),
    }).then(
      (text) => ({ ...text, state: text.passages.length > 0 ? ('READ' as const) : ('NO_TEXT' as const) }),
      (error: unknown) => {
        if (!(error instanceof DocumentError)) throw error;
        return { passages: [], pages: null, note: error.message, state: 'FAILED' as const };
      },
    );
    progress(0.9, 'Keeping the text');
    signal.throwIfAborted();
    const note = read.state === 'NO_TEXT' && kind === 'pdf' ? noText : read.note;
    await database.asTenant(tenantId, async (tx) => {
      const id = await documentOfJob(tx, jobId);
      if (id !== undefined) await keepReading(tx, id, { ...read, note });
    });
  },
};
