import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { documentKindOf } from '#domain/context';
import { FILE_TYPES } from '#domain/files';
import { projectRoot } from '#server/projectRoot.ts';
import { readDocument } from '#server/services/documents/readDocument.ts';
import type { DocumentText } from '#server/services/documents/documentTypes.ts';
import type { FileStore } from '#server/services/files/fileStore.ts';
import type { DemoCompany } from './demo/demoTypes.ts';

/** A file of the demo with what it says. */
export type DemoFile = {
  fileName: string;
  fileType: string;
  size: number;
  storageKey: string;
  text: DocumentText;
};

const folder = join(projectRoot(), 'server/database/seed/demo/files');

/**
 * The files that a demo company's projects name, read as uploads are. Their bytes go to the store, to be downloaded; without one they
 * are known by their text alone.
 */
export async function loadDemoFiles(
  { projects }: DemoCompany,
  tenantId: number,
  store: FileStore | undefined,
): Promise<Map<string, DemoFile>> {
  const names = projects.flatMap(({ contextFiles = [] }) => contextFiles.map(({ file }) => file));
  const files = new Map<string, DemoFile>();
  for (const fileName of names) {
    const bytes = await readFile(join(folder, fileName));
    const kind = documentKindOf(fileName);
    if (!kind) throw new Error(`${fileName} is no document of the context.`);
    const received = await store?.receive(Readable.from([bytes]), fileName);
    if (store && received) await store.keep(tenantId, received);
    await received?.discard();
    files.set(fileName, {
      fileName,
      fileType: FILE_TYPES[kind].mime,
      size: bytes.length,
      storageKey: received?.storageKey ?? randomBytes(24).toString('hex'),
      text: await readDocument(bytes, kind),
    });
  }
  return files;
}
