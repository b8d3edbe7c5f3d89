import { parentPort } from 'node:worker_threads';
import { PageError } from './cleanHtml.ts';
import { pdfDocument, type PdfSource } from './pdfDocument.ts';

/** The pages of a run as somebody sent them: taken as hostile until they are cleaned. */
export type SentPages = { html_content: string[]; css: string; printBackground: boolean };

/** What the worker is asked, and what it says; `bytes` hold `SentPages`. */
export type PdfQuestion = { bytes: Uint8Array } & Pick<PdfSource, 'title' | 'width' | 'height'>;
export type CleanPages = { html: string; pages: number; printBackground: boolean };
export type PdfAnswer = CleanPages | { refused: string } | { broken: string };

const say = (message: PdfAnswer | { progress: number }) =>
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);

function answer({ bytes, ...source }: PdfQuestion): PdfAnswer {
  try {
    const {
      html_content: pages,
      css,
      printBackground,
    } = JSON.parse(new TextDecoder().decode(bytes)) as SentPages;
    const html = pdfDocument({ ...source, pages, css }, (done) => say({ progress: done / pages.length }));
    return { html, pages: pages.length, printBackground };
  } catch (error) {
    if (error instanceof PageError) return { refused: error.message };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: PdfQuestion) => say(answer(question)));
