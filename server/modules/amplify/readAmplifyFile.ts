import { buffer } from 'node:stream/consumers';
import { AMPLIFY_FILES, countWords, type FileText } from '#domain/amplify';
import { FILE_MESSAGES, type FileType, typeOfName } from '#domain/files';
import { ruleRefused, wrongFile } from '#server/contract/errors.ts';
import type { PreparedUpload } from '#server/contract/handlers.ts';
import { createTurns } from '#server/contract/turns.ts';
import { DocumentError, readDocument } from '#server/services/documents/readDocument.ts';
import type { FileStore } from '#server/services/files/fileStore.ts';
import { checkContent } from '../files/checkContent.ts';

/** What stands in the place of a file that was read: its text. */
export type StoredText = Omit<FileText, 'name'> & { fileName: string; fileType: string };

const { endings, megabytes, pages, characters, passages } = AMPLIFY_FILES;
type Ending = (typeof endings)[number];
const isRead = (type: FileType | undefined): type is Ending =>
  (endings as readonly (string | undefined)[]).includes(type);

/** Each reading takes a thread with its memory: a company has one at a time, and all together two. */
const turns = { ofCompany: createTurns(1), ofAll: createTurns(2) };
const budget = { heapMb: 256, ms: 30_000 } as const;

/**
 * Reads the text of a file that is asked about, in a thread of its own, and puts it in the place of the bytes: the file
 * itself is not kept. Refuses what is no such file, and what takes too much.
 */
export async function readAmplifyFile({ file, tenant, signal }: PreparedUpload): Promise<StoredText> {
  const kind = typeOfName(file.fileName);
  if (!isRead(kind)) throw wrongFile(FILE_MESSAGES.type(endings));
  const { fileName, fileType } = await checkContent(file, {
    kind: 'document',
    types: endings,
    megabytes,
    most: 1,
  });
  const endCompany = await turns.ofCompany.take(tenant.id, signal);
  const endAll = await turns.ofAll.take(0, signal).finally(() => signal.aborted && endCompany());
  try {
    const most = { pages, characters, passages };
    const read = await readDocument(await file.read(), kind, { ...budget, signal, most });
    const text: StoredText = { ...read, fileName, fileType, words: countWords(read.passages) };
    await file.replace(Buffer.from(JSON.stringify(text)));
    return text;
  } catch (error) {
    if (error instanceof DocumentError) throw ruleRefused(error.message, { file: [error.message] });
    throw error;
  } finally {
    endAll();
    endCompany();
  }
}

/** What was read of a file; undefined once it was tidied away. */
export async function keptFileText(
  files: Pick<FileStore, 'read'>,
  tenantId: number,
  storageKey: string,
): Promise<StoredText | undefined> {
  try {
    return JSON.parse((await buffer(files.read(tenantId, storageKey))).toString('utf8')) as StoredText;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
