import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import { session } from '#platform/session';
import { errorOfAnswer, errorOfFailure } from './AppError.ts';
import { ownWrites } from './ownWrites.ts';
import { createSend, type Send, TIMEOUT } from './send.ts';
import { sendCounted } from './sendCounted.ts';

const settings = { baseUrl: '/api', querySerializer: { array: { style: 'form', explode: false } } } as const;

/** A typed client whose calls go through `send`. Tests pass their own and an absolute base. */
export function createApi(send: Send, baseUrl: string = settings.baseUrl): Client<paths> {
  return createClient<paths>({
    ...settings,
    baseUrl,
    fetch: (request) => send(request, { timeout: TIMEOUT }),
  });
}

const send = createSend({
  session,
  fetch: (request) => fetch(request),
  newKey: () => crypto.randomUUID(),
  onAnswer: ownWrites.note,
  onRefusal: async ({ status, detail }) => {
    // The identity service knows them, the company does not: they leave there, too (docs/product/frame.md).
    if (status === 400 && detail === 'User do not exist in the DB')
      await session.signOut(`${location.origin}/auth_error?reason=unknown_user`);
  },
});

/** The API as the signed-in person. Every failure rejects with an AppError. */
export const api = createApi(send);

/** The API as nobody: for the few operations that are public. */
export const publicApi = createApi((request) =>
  sendAsNobody(request, (sent) => fetch(new Request(sent, { signal: AbortSignal.timeout(TIMEOUT) }))),
);

async function sendAsNobody(
  request: Request,
  carry: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const response = await carry(request);
    if (!response.ok) throw await errorOfAnswer(response);
    return response;
  } catch (failure) {
    throw errorOfFailure(failure);
  }
}

/** How somebody follows a file on its way, and stops it. */
export interface UploadWatch {
  signal?: AbortSignal | undefined;
  /** Hears how much of it has gone out, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
}

/** What a call that sends a file has beside its address: `api.POST(path, { params, ...withFile(file, watch) })`. */
export const withFile = (file: File, watch: UploadWatch = {}) =>
  fileParts(file, watch, (request, carry) => send(request, { carry }));

/** The same for `publicApi`. */
export const withPublicFile = (file: File, watch: UploadWatch = {}) => fileParts(file, watch, sendAsNobody);

function fileParts(
  file: File,
  { signal, onSent }: UploadWatch,
  sendBy: (request: Request, carry: (copy: Request) => Promise<Response>) => Promise<Response>,
) {
  const form = new FormData();
  form.append('file', file);
  return {
    // The contract's word for bytes is a text; what goes out is the form.
    body: { file: file.name },
    bodySerializer: () => form,
    fetch: (request: Request) => sendBy(request, (copy) => sendCounted(copy, (share) => onSent?.(share))),
    ...(signal && { signal }),
  };
}

/** Opens a stream of the API, which may last as long as it likes. `path` begins behind `/api`. */
export function openStream(
  path: string,
  init: { headers?: HeadersInit; signal: AbortSignal },
): Promise<Response> {
  return send(new Request(`${settings.baseUrl}${path}`, { ...init, cache: 'no-store' }));
}
