import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LineState, openLine } from './liveLine.ts';

class FakeSocket extends EventTarget {
  readyState = 0;
  sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1000) {
    this.lose(code);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  lose(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  hear(message: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const heard: object[] = [];
  const line = openLine({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    delay: (attempt) => (attempt > 3 ? null : attempt * 1000),
    heartbeat: 30_000,
    greet: () => Promise.resolve({ type: 'auth' }),
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    isFinal: (code) => code === 1008,
  });
  return { line, sockets, states, heard, last: () => sockets.at(-1) as FakeSocket };
}

it('greets, pings and hears', async () => {
  const { line, last, states, heard } = start();
  expect(line.send({ type: 'message' })).toBe(false);
  last().open();
  await vi.advanceTimersByTimeAsync(0);
  expect(last().sent).toEqual(['{"type":"auth"}']);
  expect(states).toEqual(['reconnecting', 'connected']);
  last().hear({ type: 'pong' });
  expect(heard).toEqual([{ type: 'pong' }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(last().sent.at(-1)).toBe('{"type":"ping"}');
});

it('tries again ever later, and gives up', async () => {
  const { sockets, last, states } = start();
  for (const wait of [1000, 2000, 3000]) {
    const count = sockets.length;
    last().lose(1006);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(count + 1);
  }
  last().lose(1006);
  expect(states.at(-1)).toBe('disconnected');
});

it('counts anew once something was heard', async () => {
  const { sockets, last } = start();
  last().lose(1006);
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  last().lose(1006);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(3);
});

it('does not try again after a final close, nor after it was closed here', async () => {
  const final = start();
  final.last().lose(1008);
  const closed = start();
  closed.line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([final.sockets.length, closed.sockets.length]).toEqual([1, 1]);
  expect(final.states.at(-1)).toBe('disconnected');
});
