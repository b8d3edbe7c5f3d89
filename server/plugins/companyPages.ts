import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, tooMany } from '#server/contract/errors.ts';
import type { Frame } from '#server/identity/pages/frame.ts';
import { themeOf } from '#server/identity/pages/theme.ts';
import type { createAddressMails } from './addressMails.ts';
import type { CountDoor } from './callLimits.ts';
import { basePage, findPage, foundPage, type KnownCompany } from './basePage.ts';
import type { CompanyMemory } from './companyMemory.ts';
import { readHost, type TenantDirectory } from './tenants.ts';

export type CompanyPageOptions = {
  frame: Frame;
  tenants: TenantDirectory;
  baseHost: string;
  baseOrigin: string;
  /** Public origin of a company. */
  originOf: (slug: string) => string;
  memory: CompanyMemory;
  addressMails: ReturnType<typeof createAddressMails>;
  /** Mails that one client may ask for in a minute; 0 is no limit. */
  mailsPerMinute: number;
  /** Throws when the request's address has asked too often. */
  countDoor: CountDoor;
};

const longestEmail = 254;
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;

/** The forms lead to a company's own host, which a browser counts as sending them there. */
const allowCompanies = (reply: FastifyReply, originOf: CompanyPageOptions['originOf']): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${originOf('*')}`),
  );
};

export const sendHtml = (reply: FastifyReply, status: number, markup: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup);

/** The pages at the product's own address, which lead to companies. Returns how to answer its other addresses. */
export async function addCompanyPages(app: FastifyInstance, options: CompanyPageOptions) {
  const { frame, tenants, baseHost, originOf, memory, countDoor } = options;
  const onBase = (request: FastifyRequest): boolean => readHost(request.hostname, baseHost).kind === 'base';

  /** Companies that this device knows and that still exist, under the names they have now. */
  const companiesOf = async (request: FastifyRequest): Promise<KnownCompany[]> => {
    const remembered = memory.read(request.headers.cookie);
    const found = await Promise.all(
      remembered.map(async ({ slug, person }) => {
        const tenant = await tenants.find(slug);
        const origin = originOf(slug);
        return tenant ? [{ name: tenant.name, host: new URL(origin).host, href: `${origin}/`, person }] : [];
      }),
    );
    return found.flat();
  };
  const sendBase = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    attempt?: { company: string; problem: string },
  ) => {
    const companies = await companiesOf(request);
    const markup = basePage(frame, themeOf(request.headers), baseHost, companies, attempt);
    return sendHtml(allowCompanies(reply, originOf), status, markup);
  };

  app.get('/open', async (request, reply) => {
    await countDoor(request);
    const { company } = request.query as { company?: unknown };
    const slug = typeof company === 'string' ? company.trim().toLowerCase() : '';
    const meaning = readHost(`${slug}.${baseHost}`, baseHost);
    if (meaning.kind === 'tenant') return reply.redirect(`${originOf(meaning.slug)}/`, 303);
    const problem = 'The name in an address has letters, digits and dashes only. Correct it and try again.';
    return sendBase(request, reply, 400, { company: slug.slice(0, 63), problem });
  });

  app.get('/remember', async (request, reply) => {
    await countDoor(request);
    const visit = onBase(request) ? memory.readVisit(request.query) : undefined;
    if (!visit) throw notFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': memory.cookieWith(request.headers.cookie, visit),
      })
      .redirect(originOf(visit.slug) + visit.path, 303);
  });

  await app.register((scope) => addFinding(scope, options, onBase));
  return sendBase;
}

async function addFinding(
  app: FastifyInstance,
  { frame, baseOrigin, addressMails, mailsPerMinute, countDoor }: CompanyPageOptions,
  onBase: (request: FastifyRequest) => boolean,
): Promise<void> {
  const counter =
    mailsPerMinute > 0
      ? app.createRateLimit({
          max: mailsPerMinute,
          timeWindow: 60_000,
          keyGenerator: ({ ip }) => `find ${ip}`,
        })
      : undefined;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get('/find', async (request, reply) => {
    await countDoor(request);
    if (!onBase(request)) throw notFound();
    return sendHtml(reply, 200, findPage(frame, themeOf(request.headers)));
  });

  app.post('/find', { bodyLimit: 4096 }, async (request, reply) => {
    await countDoor(request);
    if (!onBase(request) || request.headers.origin !== baseOrigin) throw notFound();
    const state = await counter?.(request);
    if (state && !state.isAllowed && state.isExceeded) throw tooMany(Math.max(1, state.ttlInSeconds));
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const email = (form.get('email') ?? '').trim().slice(0, longestEmail);
    const theme = themeOf(request.headers);
    if (!looksLikeEmail.test(email))
      return sendHtml(reply, 400, findPage(frame, theme, email, 'Enter your e-mail address.'));
    await sendHtml(reply, 200, foundPage(frame, theme, email));
    addressMails.send(email);
    return reply;
  });
  app.addHook('onClose', () => addressMails.settled());
}
