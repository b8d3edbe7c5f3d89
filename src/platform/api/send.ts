import type { Session } from '#platform/session';
import { type AppError, errorOfAnswer, errorOfFailure } from './AppError.ts';

/** Milliseconds a call may take (docs/product/frame.md). */
export const TIMEOUT = 50_000;

interface Line {
  session: Pick<Session, 'accessToken' | 'renew'>;
  fetch: (request: Request) => Promise<Response>;
  newKey: () => string;
  /** Hears of a refusal first; does not come back where the page leaves over it. */
  onRefusal?: (error: AppError) => Promise<void>;
  /** Hears of each good answer. */
  onAnswer?: (response: Response) => void;
}

interface Terms {
  /** Milliseconds; none for streams. */
  timeout?: number;
  /** Takes the request to the server in place of `fetch`. */
  carry?: Line['fetch'];
}

/** Answers good responses and throws an AppError for everything else. */
export type Send = (request: Request, terms?: Terms) => Promise<Response>;

/**
 * Sends requests with a bearer token and answers only good responses; everything else is an AppError. A token that is
 * refused is renewed and the request sent once more, which is safe: every POST carries an Idempotency-Key.
 */
export function createSend({ session, fetch, newKey, onRefusal, onAnswer }: Line): Send {
  return async (request, { timeout, carry = fetch } = {}) => {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newKey());
    }
    const attempt = (token: string) => {
      // Counted from here: before it, a person may have had to sign in again.
      const limits = [request.signal, ...(timeout ? [AbortSignal.timeout(timeout)] : [])];
      const copy = new Request(request.clone(), { signal: AbortSignal.any(limits) });
      copy.headers.set('Authorization', `Bearer ${token}`);
      return carry(copy);
    };
    try {
      let response = await attempt(await session.accessToken());
      if (response.status === 401) response = await attempt(await session.renew());
      if (response.ok) {
        onAnswer?.(response);
        return response;
      }
      const refusal = await errorOfAnswer(response);
      await onRefusal?.(refusal);
      throw refusal;
    } catch (failure) {
      throw errorOfFailure(failure);
    }
  };
}
