import type { GuardedFetch } from '#server/identity/federation/guardedFetch.ts';
import { recordingForm } from './recordingForm.ts';

/** Where speech is turned into text: a service that speaks OpenAI's contract, its key and its model. */
export type TranscriberSettings = { url: string; key: string; model: string };

/** Why a recording has no transcript. The cause is the operator's alone. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError';
}

export type Transcriber = {
  /** The words of a WebM recording; empty where none were heard. Throws `TranscriptError`. */
  transcribe: (recording: Buffer) => Promise<string>;
};

/** A spoken question takes a few seconds, its transcript a few kilobytes. */
export const transcriberLimits = { timeoutMs: 25_000, longestBytes: 65_536 };

/** Asks the configured service: `POST {url}/audio/transcriptions`. */
export function createTranscriber(
  { url, key, model }: TranscriberSettings,
  fetch: GuardedFetch,
): Transcriber {
  return {
    transcribe: async (recording) => {
      const { body, type } = recordingForm(recording, { model, response_format: 'json' });
      try {
        const answer = await fetch(`${url}/audio/transcriptions`, {
          method: 'POST',
          headers: { 'content-type': type, ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
          body,
        });
        if (!answer.ok) throw new TranscriptError(`The transcriber answered with ${answer.status}.`);
        const { text } = (await answer.json()) as { text?: unknown };
        if (typeof text !== 'string') throw new TranscriptError('The transcriber answered without a text.');
        return text;
      } catch (error) {
        if (error instanceof TranscriptError) throw error;
        throw new TranscriptError('The transcriber could not be asked.', { cause: error });
      }
    },
  };
}
