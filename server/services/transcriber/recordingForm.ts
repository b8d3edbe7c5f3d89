import { randomBytes } from 'node:crypto';

/** A recording in WebM as a form of one file, after the fields that go with it. */
export function recordingForm(
  recording: Buffer,
  fields: Readonly<Record<string, string>> = {},
): { body: Buffer; type: string } {
  const boundary = `quoin-${randomBytes(12).toString('hex')}`;
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const file = `${head('name="file"; filename="question.webm"')}Content-Type: audio/webm\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(texts.join('') + file),
      recording,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
