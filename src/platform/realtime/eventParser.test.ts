import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './eventParser.ts';

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}
const stream = 'id: 42\nevent: change\ndata: {"seq":42}\n\n: heartbeat\n\nid: 43\ndata: a\ndata: b\n\n';
const events = [
  { id: '42', event: 'change', data: '{"seq":42}' },
  { id: '43', event: 'message', data: 'a\nb' },
];

it('reads fields, joins lines, skips comments', () => {
  expect(parse(stream)).toEqual(events);
});

it('reads the same out of any pieces and line ends', () => {
  for (const text of [stream, stream.replaceAll('\n', '\r\n'), stream.replaceAll('\n', '\r')]) {
    expect(parse(...`\uFEFF${text}\n`.split(''))).toEqual(events);
    for (let at = 1; at < text.length; at += 1)
      expect(parse(text.slice(0, at), `${text.slice(at)}\n`)).toEqual(events);
  }
});

it('keeps the last id for events that bring none, and drops an unfinished event', () => {
  expect(parse('id: 7\ndata: x\n\ndata:y\n\ndata: cut off')).toEqual([
    { id: '7', event: 'message', data: 'x' },
    { id: '7', event: 'message', data: 'y' },
  ]);
});
