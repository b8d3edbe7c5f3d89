import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the server hung up without a word. */
  status: number;
  head: string;
  body: string;
}

/**
 * Sends bytes as they are, for what no HTTP client would send, and reads what comes back until the server hangs up. One that hangs up while
 * we are still sending has answered, but the system may drop its answer with the connection: then it is asked again.
 */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  patienceMs = 120_000,
): Promise<RawAnswer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await sendOnce(port, bytes, patienceMs);
    } catch (error) {
      const isCut = ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isCut || tries === 10) throw error;
    }
}

function sendOnce(port: number, bytes: string | Buffer, patienceMs: number): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('No end of the answer in time.')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error) => (parts.length > 0 ? undefined : reject(error)));
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1] ?? 0), head, body: rest.join('\r\n\r\n') });
    });
  });
}

/** A request as text; a header with several values is sent several times, one without any not at all. */
export function requestText(
  line: string,
  headers: Record<string, string | readonly string[]>,
  body = '',
): string {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}\r\n`),
  );
  return `${line}\r\n${lines.join('')}\r\n${body}`;
}
