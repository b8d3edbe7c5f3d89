import { lookup as askDns, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPrivateAddress } from './privateAddresses.ts';

/** Asks an address that an administrator typed, or that such an address named. */
export type GuardedFetch = (url: string, init?: GuardedInit) => Promise<Response>;
type GuardedInit = {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | URLSearchParams | Buffer | null | undefined;
};

/** Why nothing was asked, or the answer was thrown away; in words for an administrator. */
export class OutsideRefused extends Error {
  override readonly name = 'OutsideRefused';
}

export type GuardOptions = {
  /** Lets plain http to this machine through, for development. */
  allowsLoopback: boolean;
  timeoutMs?: number;
  longestBytes?: number;
};

const isOwnName = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const bare = (host: string) => host.replace(/^\[|\]$/g, '');

function demandSafe(url: URL, allowsLoopback: boolean): void {
  const host = bare(url.hostname);
  const isLoopback = isOwnName(host) || isLoopbackAddress(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLoopback && isLoopback))
    throw new OutsideRefused(`${url.host} was not asked: only addresses with https:// are.`);
  if (url.username || url.password)
    throw new OutsideRefused(`${url.host} was not asked: the address holds a user name or a password.`);
  if (isIP(host) && isPrivateAddress(host) && !(allowsLoopback && isLoopback)) throw privately(url.host);
}

const privately = (host: string) =>
  new OutsideRefused(`${host} was not asked: it is an address inside a private network.`);

/**
 * Resolves a name to public addresses only. It runs as the connection is made, so that no second answer of DNS can lead
 * elsewhere than the one that was looked at.
 */
const publicLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, done) => {
    const answer = (found: LookupAddress[]) => {
      if (options.all) done(null, found);
      else done(null, found[0]?.address ?? '', found[0]?.family);
    };
    if (isOwnName(hostname)) {
      if (allowsLoopback) answer([{ address: '127.0.0.1', family: 4 }]);
      else done(privately(hostname), '');
      return;
    }
    askDns(hostname, { all: true }, (error, found) => {
      if (error) return done(new OutsideRefused(`${hostname} is not known to DNS.`), '');
      if (found.some(({ address }) => isPrivateAddress(address))) return done(privately(hostname), '');
      answer(found);
    });
  };

/** https only, public addresses only, no redirects, a few seconds, a few hundred kilobytes. */
export function createGuardedFetch(options: GuardOptions): GuardedFetch {
  const { allowsLoopback, timeoutMs = 5000, longestBytes = 512 * 1024 } = options;
  const lookup = publicLookup(allowsLoopback);
  return (address, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      if (!URL.canParse(address)) throw new OutsideRefused('This is not an address.');
      const url = new URL(address);
      demandSafe(url, allowsLoopback);
      const payload = body == null || Buffer.isBuffer(body) ? (body ?? undefined) : String(body);
      const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
      const signal = AbortSignal.timeout(timeoutMs);
      const isForm = body instanceof URLSearchParams;
      const sent = {
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
        ...headers,
        ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
      };
      const fail = (error: Error) =>
        reject(
          signal.aborted ? new OutsideRefused(`${url.host} did not answer in time.`) : plain(error, url),
        );
      const request = ask(url, { method, headers: sent, lookup, signal, agent: false }, (answer) => {
        readAll(answer, url, longestBytes).then(resolve, fail);
      });
      request.on('error', fail);
      request.end(payload);
    });
}

const plain = (error: Error, { host }: URL): Error =>
  error instanceof OutsideRefused
    ? error
    : new OutsideRefused(
        `${host} could not be reached (${'code' in error ? String(error.code) : error.name}).`,
      );

async function readAll(answer: IncomingMessage, url: URL, longestBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new OutsideRefused(`${url.host} answered with a redirect. Enter the address that it leads to.`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > longestBytes) {
      answer.destroy();
      throw new OutsideRefused(`${url.host} answered with more than is read here.`);
    }
    parts.push(part);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const isEmpty = status === 204 || status === 205;
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, headers });
}
