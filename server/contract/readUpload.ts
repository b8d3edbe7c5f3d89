import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { FILE_MESSAGES, MEGABYTE } from '#domain/files';
import type { FileStore, ReceivedFile } from '#server/services/files/fileStore.ts';
import { fileTooLarge, invalid, invalidFields, unsupportedType } from './errors.ts';

/** What a call with a file brings: the file, and the texts beside it. */
export type Upload = { file: ReceivedFile; fields: Readonly<Record<string, string>> };

/** Room for the boundaries and headers around a file, in bytes. */
const wrapping = 65_536;
const fieldBytes = 16_384;

/** What has come so far. `stop` ends the reading with what is wrong. */
type Parts = {
  file: Promise<ReceivedFile> | undefined;
  stream: BusboyFileStream | undefined;
  fields: Record<string, string>;
};
type Rules = { megabytes: number; names: readonly string[] };

const absent = 'The file is missing. Choose one and send it again.';
const broken = () => invalid('The file did not arrive as a whole. Send it again.');
const unknown = (field: string) =>
  invalidFields({ [field.slice(0, 100)]: ['This is not known here. Leave it out.'] });

/**
 * Reads the body of a call with one file, straight to disk: one larger than `megabytes` is refused as soon as it is
 * known. The text fields are those of `names`.
 */
export async function readUpload(request: FastifyRequest, store: FileStore, rules: Rules): Promise<Upload> {
  const { headers } = request;
  const type = headers['content-type'];
  if (type === undefined || request.body === undefined) throw invalidFields({ file: [absent] });
  const most = rules.megabytes * MEGABYTE;
  if (Number(headers['content-length'] ?? 0) > most + wrapping) throw fileTooLarge(rules.megabytes);
  const parts: Parts = { file: undefined, stream: undefined, fields: {} };
  try {
    await readParts(
      request.body as Readable,
      makeReader({ ...headers, 'content-type': type }, most),
      (reader, stop) => collect(reader, parts, store, rules, stop),
    );
    const file = await parts.file;
    if (!file) throw invalidFields({ file: [absent] });
    if (file.size === 0) throw invalidFields({ file: [FILE_MESSAGES.empty] });
    return { file, fields: parts.fields };
  } catch (error) {
    parts.stream?.destroy(new Error('The upload was given up.'));
    await parts.file?.then((file) => file.discard()).catch(() => undefined);
    throw error;
  }
}

type Headers = FastifyRequest['headers'] & { 'content-type': string };

function makeReader(headers: Headers, fileSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers,
      limits: { fileSize, fieldSize: fieldBytes, files: 2, fields: 10, parts: 12, headerPairs: 20 },
    });
  } catch {
    throw unsupportedType('multipart/form-data with a boundary');
  }
}

function collect(
  reader: BusboyInstance,
  parts: Parts,
  store: FileStore,
  { megabytes, names }: Rules,
  stop: (problem: Error) => void,
): void {
  reader.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    let cut: unknown;
    stream.on('error', (error) => (cut ??= error));
    if (field !== 'file' || parts.file !== undefined) {
      stream.resume();
      return stop(
        field === 'file' ? invalidFields({ file: ['Send one file with each call.'] }) : unknown(field),
      );
    }
    stream.on('limit', () => stop(fileTooLarge(megabytes)));
    parts.stream = stream;
    parts.file = store.receive(stream, name);
    // What the disk says of itself is no fault of the sender; the form's own end is.
    parts.file.catch((error: unknown) => stop(error === cut ? broken() : (error as Error)));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    reader.on(limit, () => stop(invalid('The form has more parts than are read. Send the file alone.')));
  reader.on('field', (field: string, value: string, _nameCut: boolean, valueCut: boolean) => {
    if (!names.includes(field)) return stop(unknown(field));
    if (valueCut) return stop(invalidFields({ [field]: ['This is too long. Shorten it.'] }));
    parts.fields[field] = value;
  });
}

/** Resolves when the body has been read to its end; rejects with the first thing wrong, or when it breaks off. */
function readParts(
  body: Readable,
  reader: BusboyInstance,
  hear: (reader: BusboyInstance, stop: (problem: Error) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (problem: Error) => {
      body.unpipe(reader);
      // What is still on its way is read and forgotten, so that the answer finds the client listening.
      body.resume();
      reject(problem);
    };
    const breakOff = () => stop(broken());
    hear(reader, stop);
    reader.once('finish', resolve);
    reader.once('error', breakOff);
    body.once('error', breakOff);
    body.once('close', () => {
      if (!body.readableEnded) breakOff();
    });
    body.pipe(reader);
  });
}
