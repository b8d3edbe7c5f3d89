import { availableParallelism } from 'node:os';
import { createTurns } from '#server/contract/turns.ts';
import type { Devtools } from './devtools.ts';
import { findBrowser, missingBrowser } from './findBrowser.ts';
import { withBrowser } from './withBrowser.ts';

/** What a document may cost at most (docs/product/reporting.md). */
export const PDF_LIMITS = { seconds: 60, megabytes: 1500, fileMegabytes: 60 } as const;

/** Browsers at one time: a core is left to those who call. */
const atOnce = availableParallelism() > 2 ? 2 : 1;

/** A document that the browser could not make, and why; the sentence is for whoever asked for it. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
}

export type PdfPage = {
  html: string;
  /** Millimetres. */ width: number;
  height: number;
  printBackground: boolean;
};

export type PdfRenderer = {
  /** What is missing to make PDF files; undefined where nothing is. */
  missing: () => string | undefined;
  /** Makes a tagged PDF with bookmarks of a document, in a process of its own. Throws `PdfError`. */
  render: (page: PdfPage, signal: AbortSignal) => Promise<Buffer>;
};

type Limits = { seconds: number; megabytes: number; fileMegabytes: number };

const inch = 25.4;
const chunk = 1_048_576;

/** Makes PDF files with the Chromium of the setting, or of this machine; one or two at a time, others wait. */
export function createPdfRenderer(setting: string, limits: Limits = PDF_LIMITS): PdfRenderer {
  let found: string | undefined;
  const browser = () => (found ??= findBrowser(setting));
  const turns = createTurns(atOnce);
  return {
    missing: () => (browser() ? undefined : missingBrowser(setting)),
    render: async (page, signal) => {
      const path = browser();
      if (!path) throw new PdfError(missingBrowser(setting));
      const leave = await turns.take(0, signal);
      try {
        signal.throwIfAborted();
        return await renderOnce(path, page, limits, signal);
      } finally {
        leave();
      }
    },
  };
}

const tooLong = ({ seconds }: Limits) =>
  `The PDF took longer than ${seconds} seconds. Try again, or leave out cards or rows.`;

const renderOnce = (path: string, page: PdfPage, limits: Limits, signal: AbortSignal): Promise<Buffer> =>
  withBrowser(
    path,
    {
      ...limits,
      signal,
      tooLong: () => new PdfError(tooLong(limits)),
      tooLarge: () =>
        new PdfError(
          'The PDF needs more memory than one may take. Leave cards or pictures out and try again.',
        ),
      cancelled: () => new PdfError('The PDF was canceled.'),
      absent: () => new PdfError(missingBrowser(path)),
    },
    (devtools) => print(devtools, page, limits),
  );

async function print(devtools: Devtools, page: PdfPage, limits: Limits): Promise<Buffer> {
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  const session = sessionId as string;
  const send = (method: string, params?: Readonly<Record<string, unknown>>) =>
    devtools.send(method, params, session);
  // The document brings all that it shows: whatever it asks for beside that is refused before it leaves. One that wants to
  // go elsewhere is told that there is nothing: a refusal would put the browser's own page in its place while it prints.
  devtools.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const said =
      resourceType === 'Document'
        ? send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
        : send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    void said.catch(() => undefined);
  });
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await send('Emulation.setScriptExecutionDisabled', { value: true });
  await send('Page.enable');
  const { frameTree } = await send('Page.getFrameTree');
  const { id: frameId } = (frameTree as { frame: { id: string } }).frame;
  await send('Page.setDocumentContent', { frameId, html: page.html });
  await send('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => 0)', awaitPromise: true });
  const { stream } = await send('Page.printToPDF', {
    printBackground: page.printBackground,
    preferCSSPageSize: true,
    paperWidth: page.width / inch,
    paperHeight: page.height / inch,
    marginTop: 0,
    marginBottom: 0,
    marginLeft: 0,
    marginRight: 0,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    transferMode: 'ReturnAsStream',
  });
  return readStream(send, stream as string, limits.fileMegabytes);
}

async function readStream(
  send: (method: string, params: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>,
  handle: string,
  megabytes: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { data, eof, base64Encoded } = await send('IO.read', { handle, size: chunk });
    const part = Buffer.from(data as string, base64Encoded ? 'base64' : 'utf8');
    size += part.length;
    if (size > megabytes * chunk)
      throw new PdfError(
        `The PDF is larger than ${megabytes} MB. Leave cards or pictures out and try again.`,
      );
    parts.push(part);
    if (eof) return Buffer.concat(parts);
  }
}
