import { expect, it } from 'vitest';
import { backOff, listen } from './listen.ts';

const streamOf = (text: string) => new Response(text);

it('resumes behind the last event after every gap', async () => {
  const stop = new AbortController();
  const replies = [
    () => streamOf('id: 1\ndata: a\n\nid: 2\ndata: b\n\n'),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => streamOf('id: 3\ndata: c\n\n'),
  ];
  const [asked, heard, waits]: [(string | undefined)[], string[], number[]] = [[], [], []];
  await listen({
    open: async (id) => {
      asked.push(id);
      return (replies.shift() as () => Promise<Response> | Response)();
    },
    onEvent: ({ data }) => heard.push(data),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      if (replies.length === 0) stop.abort();
      return Promise.resolve();
    },
    signal: stop.signal,
  });
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([undefined, '2', '2']);
  // A stream that brought something starts the count anew.
  expect(waits).toEqual([1000, 2000, 1000]);
});

it('backs off from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(backOff)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
