import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A request that offers to change to another protocol, as some clients do with each call (`Upgrade: h2c`), is one like any other: the
 * server answers it in HTTP/1.1, as without the offer, and hangs up. `head` is what came with its headers. A body without a length is
 * refused as what cannot be read is: the parser that would read it is gone.
 */
export function answerAsUsual(server: Server, offer: IncomingMessage, stream: Duplex, head: Buffer): void {
  if (offer.headers['transfer-encoding'] !== undefined)
    return void server.emit('clientError', new Error('A body without a length after an offer'), stream);
  const socket = stream as Socket;
  const request = requestOf(offer, socket);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => {
    response.detachSocket(socket);
    socket.end();
  });
  // As for every other request: a body that stops half-way does not hold its connection for ever.
  const impatience = setTimeout(() => socket.destroy(), server.requestTimeout).unref();
  request.once('end', () => clearTimeout(impatience));
  socket.once('close', () => request.destroy());
  readBody(request, socket, head);
  server.emit('request', request, response);
}

/** The parser has ended the one that made the offer, so its body is read into another with the same head. */
function requestOf(offer: IncomingMessage, socket: Socket): IncomingMessage {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, headers } = offer;
  const head = { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, headers };
  return Object.assign(new IncomingMessage(socket), head);
}

/** Hands the bytes of the body on, as many as the request says it has. */
function readBody(request: IncomingMessage, socket: Socket, head: Buffer): void {
  let left = Number(request.headers['content-length'] ?? 0);
  const take = (part: Buffer) => {
    const own = part.subarray(0, left);
    left -= own.length;
    if (own.length > 0) request.push(own);
    if (left > 0) return;
    socket.off('data', take);
    request.complete = true;
    request.push(null);
  };
  take(head);
  if (left > 0) socket.on('data', take);
}
