import { TIMEOUT } from './send.ts';

/** Answers that have no body; a `Response` of them refuses one. */
const empty = new Set([204, 205, 304]);

/** What `XMLHttpRequest` was answered, as `fetch` would tell it. */
function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':');
    if (name && value.length > 0) headers.append(name.trim(), value.join(':').trim());
  }
  const body = empty.has(call.status) ? null : (call.response as ArrayBuffer);
  return new Response(body, { status: call.status, headers });
}

/**
 * Sends a request as `fetch` does and tells how much of its body has gone out, from 0 to 1: `fetch` itself does not say. There is no limit
 * for the whole, only for standing still: `TIMEOUT` milliseconds without a byte.
 */
export async function sendCounted(
  request: Request,
  onSent: (share: number) => void,
  call = new XMLHttpRequest(),
): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let stillness: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (reason: unknown) => {
      reject(reason);
      call.abort();
    };
    const watch = () => {
      clearTimeout(stillness);
      stillness = setTimeout(() => giveUp(new DOMException('Nothing moved.', 'TimeoutError')), TIMEOUT);
    };
    const handleAbort = () => giveUp(request.signal.reason);
    request.signal.addEventListener('abort', handleAbort);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      if (total > 0) onSent(loaded / total);
    });
    call.addEventListener('progress', watch);
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('The server cannot be reached.')));
    call.addEventListener('loadend', () => {
      clearTimeout(stillness);
      request.signal.removeEventListener('abort', handleAbort);
    });
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    watch();
    onSent(0);
    call.send(body);
  });
}
