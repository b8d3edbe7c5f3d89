import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTurns } from '#server/contract/turns.ts';
import type { TokenOwner } from '#server/plugins/tokenOwner.ts';
import type { Devtools } from '../pdf/devtools.ts';
import { findBrowser, missingBrowser } from '../pdf/findBrowser.ts';
import { withBrowser } from '../pdf/withBrowser.ts';

/** What a visit may take at most (docs/product/reporting.md). */
export const VISIT_LIMITS = { seconds: 120, megabytes: 1500 } as const;

/** Why a visit did not come to its end; the sentence is for whoever it was made for. */
export class VisitError extends Error {
  override readonly name = 'VisitError';
}

/** An answer that the page got from the API. `path` begins behind `/api`. */
export type VisitAnswer = { method: string; path: string; status: number; body: unknown };

export type Visit = {
  tenantId: number;
  /** Public origin of the company. */
  origin: string;
  /** Of the company, whose day it is for the page, too. */
  timeZone: string;
  /** For which job it is made. */
  jobId: number;
  /** In whose name and with whose rights; they are read anew with every call. */
  person: { id: number; email: string };
  /** Where it begins, such as `/projects/1`. */
  path: string;
  /** Which writes the page may make; all others are refused. Reading is free. */
  mayWrite: (method: string, path: string) => boolean;
  /** Ends the visit once it answers something. */
  until: (answer: VisitAnswer) => boolean;
};

export type AppVisits = {
  /** Opens the app as somebody until it has made a certain call. Throws `VisitError`. */
  visit: (visit: Visit, signal: AbortSignal) => Promise<void>;
  /** Whose visit a token belongs to in a company; undefined for any other token. */
  ownerOf: (tenantId: number, token: string) => TokenOwner | undefined;
};

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload'>;
type Options = {
  /** The setting of the Chromium. */
  chromium: string;
  /** Asks this server without a network. */
  request: (options: InjectOptions) => Promise<Answer>;
  limits?: { seconds: number; megabytes: number };
};

/** Under which name the app finds that nobody looks at it; it calls it with what stands in the way. */
const binding = 'quoinUnattended';

/** Streams never end, and sign-in is not needed. */
const neverAsked = /^\/(?:api\/events|realms)(?:[/?]|$)/;

/**
 * Opens the app where nobody looks: in a browser without a network, whose every request is answered by this server
 * itself, with the rights of the person it is opened for. The page holds no token that would be worth anything.
 */
export function createAppVisits({ chromium, request, limits = VISIT_LIMITS }: Options): AppVisits {
  const owners = new Map<string, TokenOwner & { tenantId: number }>();
  // A browser with the app takes some hundred megabytes.
  const turns = createTurns(1);

  const open = async (visit: Visit, signal: AbortSignal): Promise<void> => {
    const path = findBrowser(chromium);
    if (!path) throw new VisitError(missingBrowser(chromium));
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    owners.set(token, {
      tenantId: visit.tenantId,
      userId: visit.person.id,
      email: visit.person.email,
      sessionId: `unattended ${token.slice(0, 12)}`,
      issuedAt: now,
      expiresAt: now + limits.seconds * 1000,
      // There is no session that could end: the visit is shorter than any.
      sessionElsewhere: true,
      jobId: visit.jobId,
    });
    try {
      await withBrowser(
        path,
        {
          ...limits,
          signal,
          runsScripts: true,
          tooLong: () =>
            new VisitError(
              `The report did not load within ${limits.seconds} seconds. Send it again when the server is less busy, or leave cards out.`,
            ),
          tooLarge: () => new VisitError('The report needs more memory than it may take.'),
          cancelled: () => new VisitError('The server stopped.'),
          absent: () => new VisitError(missingBrowser(path)),
        },
        (devtools) => lookAround(devtools, visit, token),
      );
    } finally {
      owners.delete(token);
    }
  };

  const lookAround = async (devtools: Devtools, visit: Visit, token: string): Promise<void> => {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, params?: Readonly<Record<string, unknown>>) =>
      devtools.send(method, params, sessionId as string);
    let end: (error?: Error) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === binding) end(new VisitError(String(payload).slice(0, 500)));
    });
    devtools.on('Fetch.requestPaused', (params) => {
      const { requestId, request: asked } = params as unknown as PausedRequest;
      const answering = answer(visit, token, asked, end).catch(() => undefined);
      void answering
        .then((given) =>
          given
            ? send('Fetch.fulfillRequest', { requestId, ...given })
            : send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }),
        )
        .catch(() => undefined);
    });
    await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await send('Runtime.enable');
    await send('Runtime.addBinding', { name: binding });
    await send('Emulation.setDeviceMetricsOverride', {
      width: 1440,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await send('Emulation.setTimezoneOverride', { timezoneId: visit.timeZone });
    // Nothing moves, so that what is read is what it comes to.
    await send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: 'light' },
      ],
    });
    await send('Page.enable');
    await Promise.all([ended, send('Page.navigate', { url: `${visit.origin}${visit.path}` })]);
  };

  /** What a request of the page is answered with; undefined for what is refused. */
  const answer = async (
    visit: Visit,
    token: string,
    { url, method, headers, postDataEntries = [] }: PausedRequest['request'],
    end: (error?: Error) => void,
  ) => {
    const { origin, host, pathname, search } = new URL(url);
    if (origin !== visit.origin || neverAsked.test(pathname)) return undefined;
    const isCall = pathname.startsWith('/api/');
    const path = pathname.slice('/api'.length);
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading && !(isCall && visit.mayWrite(method, path))) return undefined;
    const payload = Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
    const given = await request({
      method,
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(
          Object.entries(headers).filter(
            ([name]) => !/^(?:authorization|accept-encoding|cookie)$/i.test(name),
          ),
        ),
        host,
        ...(isCall && { authorization: `Bearer ${token}` }),
      },
      ...(payload.length > 0 && { payload }),
    });
    if (isCall && !isReading) {
      const body: unknown = JSON.parse(given.rawPayload.toString('utf8') || 'null');
      const heard = { method, path, status: given.statusCode, body };
      if (given.statusCode >= 400) end(new VisitError(sentenceOf(body)));
      else if (visit.until(heard)) end();
    }
    return {
      responseCode: given.statusCode,
      responseHeaders: Object.entries(given.headers).flatMap(([name, value]) =>
        [value].flat().map((one) => ({ name, value: String(one) })),
      ),
      body: given.rawPayload.toString('base64'),
    };
  };

  return {
    visit: async (visit, signal) => {
      const leave = await turns.take(0, signal);
      try {
        signal.throwIfAborted();
        await open(visit, signal);
      } finally {
        leave();
      }
    },
    ownerOf: (tenantId, token) => {
      const owner = owners.get(token);
      return owner?.tenantId === tenantId ? owner : undefined;
    },
  };
}

type PausedRequest = {
  requestId: string;
  request: {
    url: string;
    method: NonNullable<InjectOptions['method']>;
    headers: Record<string, string>;
    postDataEntries?: readonly { bytes?: string }[];
  };
};

const sentenceOf = (body: unknown): string => {
  const detail = (body as { detail?: unknown } | null)?.detail;
  return typeof detail === 'string' ? detail : 'The report could not be kept.';
};
