import { errorOfFailure } from './AppError.ts';
import { TIMEOUT } from './send.ts';

/** A call as a program would make it. `path` begins behind `/api`. */
export interface ProgramCall {
  method: string;
  path: string;
  /** An API key of the company; it goes into the header and nowhere else. */
  key: string;
  body?: string | undefined;
}

/** Whatever came back, refusals included. */
export interface ProgramAnswer {
  status: number;
  text: string;
  /** Calls that the key has left in this minute; null where the answer does not say. */
  left: number | null;
}

/** Makes a call of the public API with a key in place of the person's own session. Throws an AppError where no answer came. */
export async function callAsProgram({ method, path, key, body }: ProgramCall): Promise<ProgramAnswer> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        authorization: `Api-Key ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const left = response.headers.get('ratelimit-remaining');
    return {
      status: response.status,
      text: await response.text(),
      left: left === null ? null : Number(left),
    };
  } catch (failure) {
    throw errorOfFailure(failure);
  }
}
