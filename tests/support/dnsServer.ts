import { createSocket } from 'node:dgram';

const txt = 16;
const headerBytes = 12;

/** The name asked for, and where the question ends. */
function readQuestion(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('ascii'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerOf(message: Buffer, texts: readonly string[]): Buffer {
  const { end } = readQuestion(message);
  const header = Buffer.from(message.subarray(0, headerBytes));
  header.writeUInt16BE(0x8180, 2); // an answer, with recursion, without an error
  header.writeUInt16BE(texts.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const records = texts.map((text) => {
    const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc0_00 | headerBytes, 0); // the name of the question
    head.writeUInt16BE(txt, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, message.subarray(headerBytes, end), ...records]);
}

/** A DNS server of this machine that knows text records alone, each at most 255 characters. */
export async function startDns() {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name } = readQuestion(message);
    socket.send(answerOf(message, records.get(name) ?? []), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    show: (domain: string, text: string) => void records.set(domain, [text]),
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  };
}
