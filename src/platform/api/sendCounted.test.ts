import { afterEach, expect, it, vi } from 'vitest';
import { sendCounted } from './sendCounted.ts';

/** A call whose line the test holds. */
class Call extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: ArrayBuffer | null = null;
  headers: Record<string, string> = {};
  opened: string[] = [];
  body: Blob | undefined;
  isAborted = false;
  responseType = '';
  open = (...how: string[]) => void (this.opened = how);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 3\r\n';
  send = (body: Blob) => void (this.body = body);
  abort = () => {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  };
  moved = (loaded: number, total: number) =>
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  answer = (status: number, body: string | null) => {
    this.status = status;
    this.response = body === null ? null : new TextEncoder().encode(body).buffer;
    for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
  };
}

async function start({ signal }: { signal?: AbortSignal } = {}) {
  const call = new Call();
  const sent: number[] = [];
  const request = new Request('http://northbank.test/api/attachments', {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: 'fourteen bytes',
    ...(signal && { signal }),
  });
  const answered = sendCounted(request, (share) => sent.push(share), call as unknown as XMLHttpRequest);
  answered.catch(() => undefined);
  await vi.waitFor(() => expect(call.body).toBeDefined());
  return { call, sent, answered };
}

afterEach(() => void vi.useRealTimers());

it('sends the request as it is, tells how much has gone out, and answers as fetch does', async () => {
  const { call, sent, answered } = await start();
  expect(call.opened).toEqual(['POST', 'http://northbank.test/api/attachments']);
  expect(call.headers).toMatchObject({ authorization: 'Bearer a' });
  expect(await call.body?.text()).toBe('fourteen bytes');
  call.moved(7, 14);
  call.moved(14, 14);
  call.answer(429, '{"code":"too_many"}');
  const response = await answered;
  expect(sent).toEqual([0, 0.5, 1]);
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    429,
    '3',
    { code: 'too_many' },
  ]);
});

it('answers where there is no body', async () => {
  const { call, answered } = await start();
  call.answer(204, null);
  expect((await answered).status).toBe(204);
});

it('stops when it is asked to, and says so as fetch does', async () => {
  const stop = new AbortController();
  const { call, answered } = await start({ signal: stop.signal });
  stop.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(call.isAborted).toBe(true);
});

it('fails where the server cannot be reached', async () => {
  const { call, answered } = await start();
  call.dispatchEvent(new Event('error'));
  await expect(answered).rejects.toBeInstanceOf(TypeError);
});

it('gives up once nothing moves, however long the whole takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { call, answered } = await start();
  for (const loaded of [2, 4, 6]) {
    vi.advanceTimersByTime(40_000);
    call.moved(loaded, 14);
  }
  vi.advanceTimersByTime(49_000);
  expect(call.isAborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect(answered).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(call.isAborted).toBe(true);
});
