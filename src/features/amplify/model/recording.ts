import { AMPLIFY_VOICE } from '#domain/amplify';

/** What browsers record that the service hears. */
const type = 'audio/webm';
/** Speech needs no more; half a minute then takes about an eighth of a megabyte. */
const audioBitsPerSecond = 32_000;

/** Whether this browser can record what the service hears. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(type) &&
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/** A recording that runs. */
export interface Recording {
  /** Ends it and answers what was said. */
  stop: () => Promise<Blob>;
  /** Ends it, and nothing is kept. */
  discard: () => void;
}

/** Asks for the microphone and records; rejects where it is not given. The microphone is let go with the recording. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise<Blob>((resolve) => {
      recorder.addEventListener('stop', () => {
        release();
        resolve(new Blob(parts, { type }));
      });
    });
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
      return ended;
    };
    recorder.start();
    return { stop: end, discard: () => void end() };
  } catch (error) {
    release();
    throw error;
  }
}

/** Bytes as the live channel carries them. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const piece = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece)
    text += String.fromCodePoint(...bytes.subarray(at, at + piece));
  return btoa(text);
}

/** Whole seconds that a recording has left. */
export const secondsLeft = (elapsed: number): number => Math.max(0, AMPLIFY_VOICE.seconds - elapsed);

/** `0:07`. */
export const clock = (seconds: number): string => `0:${String(seconds).padStart(2, '0')}`;
