import { describe, expect, it, vi } from 'vitest';
import { answer, ifMatch } from './answer.ts';
import { type AppError, isAppError } from './AppError.ts';
import { createApi } from './client.ts';
import { createSend } from './send.ts';

type Reply = Response | Error | ((request: Request) => Promise<Response>);

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function line(...replies: Reply[]) {
  const seen: Request[] = [];
  let keys = 0;
  const session = {
    accessToken: vi.fn(() => Promise.resolve('old')),
    renew: vi.fn(() => Promise.resolve('new')),
  };
  const send = createSend({
    session,
    newKey: () => `key-${(keys += 1)}-of-test`,
    fetch: async (request) => {
      seen.push(request);
      const reply = replies[seen.length - 1];
      if (reply instanceof Error) throw reply;
      if (typeof reply === 'function') return reply(request);
      return reply ?? new Response(null, { status: 204 });
    },
  });
  return { api: createApi(send, 'http://northbank.test/api'), send, seen, session };
}
const path = { project_id: 1, item_id: 5 };
const failureOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isAppError(error)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
};

describe('a call', () => {
  it('carries the bearer token and answers the body', async () => {
    const { api, seen } = line(json(200, { name: 'Northbank Builders', slug: 'northbank', version: '1' }));
    expect(await answer(api.GET('/tenant'))).toMatchObject({ slug: 'northbank' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('writes lists with commas', async () => {
    const { api, seen } = line(json(200, { count: 0, results: [], groups: [] }));
    await api.GET('/projects', { params: { query: { status: ['ACTIVE', 'DRAFT'] } } });
    expect(seen[0]?.url).toBe('http://northbank.test/api/projects?status=ACTIVE,DRAFT');
  });

  it('gives every POST a key of its own, and leaves one that is given', async () => {
    const { api, seen } = line(json(201, { id: 1 }), json(201, { id: 2 }), json(201, { id: 3 }));
    const call = (header?: { 'Idempotency-Key': string }) =>
      api.POST('/projects/{project_id}/scenario-items', {
        params: { path: { project_id: 1 }, ...(header ? { header } : {}) },
        body: { name: 'Window wall' },
      });
    await call();
    await call();
    await call({ 'Idempotency-Key': 'mine-0001' });
    expect(seen.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'key-1-of-test',
      'key-2-of-test',
      'mine-0001',
    ]);
  });

  it('goes the way that it names, with the token and once more where that is refused', async () => {
    const { send, seen } = line();
    const replies = [json(401, {}), json(201, { id: 1 })];
    const tokens: (string | null)[] = [];
    const carry = (request: Request) => {
      tokens.push(request.headers.get('authorization'));
      return Promise.resolve(replies[tokens.length - 1] ?? json(500, {}));
    };
    const request = new Request('http://northbank.test/api/attachments', { method: 'POST', body: 'x' });
    expect((await send(request, { carry })).status).toBe(201);
    expect([tokens, seen]).toEqual([['Bearer old', 'Bearer new'], []]);
  });

  it('renews a refused token and sends the same request once more, body and key included', async () => {
    const { api, seen, session } = line(json(401, {}), json(201, { id: 1 }));
    await api.POST('/projects/{project_id}/scenario-items', {
      params: { path: { project_id: 1 } },
      body: { name: 'Window wall' },
    });
    expect(session.renew).toHaveBeenCalledTimes(1);
    expect(seen.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(new Set(seen.map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
    expect(await seen[1]?.json()).toEqual({ name: 'Window wall' });
  });

  it('is given up after the time-out, and says so', async () => {
    const { send } = line(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const error = await failureOf(send(new Request('http://northbank.test/api/tenant'), { timeout: 10 }));
    expect([error.kind, error.status]).toEqual(['timeout', 0]);
  });

  it('stays an abort when the caller gave it up', async () => {
    const stop = new AbortController();
    const { api } = line((request) => {
      stop.abort();
      return Promise.reject(request.signal.reason as Error);
    });
    await expect(api.GET('/tenant', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the error', () => {
  it('takes what the body says', async () => {
    const { api } = line(
      json(412, { code: 'stale', message: 'Ingrid changed it.', current: { id: 5 }, request_id: 'r-1' }),
    );
    const error = await failureOf(
      api.PATCH('/projects/{project_id}/scenario-items/{item_id}', {
        params: { path, header: ifMatch(3) },
        body: {},
      }),
    );
    expect(error).toMatchObject({
      kind: 'stale',
      status: 412,
      code: 'stale',
      message: 'Ingrid changed it.',
      current: { id: 5 },
      requestId: 'r-1',
    });
  });

  it('names missing permissions and fields', async () => {
    const { api } = line(
      json(403, { code: 'forbidden', permission: 'approve_scenarioitem' }),
      json(400, { code: 'invalid', errors: { name: ['Name is required'] } }),
    );
    const approve = () =>
      api.PATCH('/projects/{project_id}/scenario-items/{item_id}/approve', {
        params: { path },
        body: { milestone: 4 },
      });
    expect((await failureOf(approve())).permission).toBe('approve_scenarioitem');
    const invalid = await failureOf(approve());
    expect(invalid.fields).toEqual({ name: ['Name is required'] });
    expect(invalid.message).toContain('Name is required');
  });

  it.each([
    [409, 'conflict'],
    [422, 'rule'],
    [418, 'invalid'],
    [502, 'server'],
    [503, 'unavailable'],
  ])('of status %i is %s, and speaks for itself without a body', async (status, kind) => {
    const { send } = line(new Response('<html>', { status }));
    const error = await failureOf(send(new Request('http://northbank.test/api/tenant')));
    expect(error.kind).toBe(kind);
    expect(error.message.length).toBeGreaterThan(20);
  });

  it('is offline when nothing could be reached', async () => {
    const { api } = line(new TypeError('Failed to fetch'));
    expect((await failureOf(api.GET('/tenant'))).kind).toBe('offline');
  });

  it('knows how long to wait', async () => {
    const { api } = line(json(429, { code: 'too_many' }, { 'retry-after': '7' }));
    expect((await failureOf(api.GET('/tenant'))).retryAfter).toBe(7);
  });
});
