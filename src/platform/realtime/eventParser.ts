/** One message of a server-sent stream; `data` is still text. */
export interface StreamEvent {
  id: string;
  event: string;
  data: string;
}

/** Reads server-sent events out of text that arrives in any pieces (WHATWG HTML, event stream interpretation). */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let started = false;
  let lastId = '';
  let name = '';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ id: lastId, event: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) lastId = value;
  }

  return (text) => {
    rest += started ? text : text.replace(/^\uFEFF/, '');
    started ||= text.length > 0;
    // A CR at the very end may be the first half of a CRLF: it waits for the next piece.
    const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = whole.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + rest.slice(whole.length);
    for (const line of lines) readLine(line);
  };
}
