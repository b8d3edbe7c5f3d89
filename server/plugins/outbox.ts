import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/contract/errors.ts';
import type { CallTenant } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { Frame } from '#server/identity/pages/frame.ts';
import { themeOf } from '#server/identity/pages/theme.ts';
import { listMails, readMail } from '#server/services/mail/mailRepository.ts';
import { outboxPage } from '#server/services/mail/outboxPages.ts';
import type { CountDoor } from './callLimits.ts';
import type { TenantDirectory } from './tenants.ts';

type Options = {
  database: Database;
  tenants: TenantDirectory;
  frame: Frame;
  on: boolean;
  /** Throws when the request's address has asked too often. */
  countDoor: CountDoor;
};

/** A mail is shown as its reader would see it, and can do no more than be read and followed. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups";

/** Mails of a company that nobody sends, for development: `/outbox` on its host. Off, the addresses are not there. */
export function addOutbox(app: FastifyInstance, { database, tenants, frame, on, countDoor }: Options): void {
  const companyOf = async (request: FastifyRequest): Promise<CallTenant> => {
    await countDoor(request);
    const tenant = on ? await tenants.ofRequest(request) : null;
    if (!tenant) throw notFound();
    return tenant;
  };

  app.get('/outbox', async (request, reply) => {
    const tenant = await companyOf(request);
    const mails = await database.asTenant(tenant.id, listMails, { readOnly: true });
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(outboxPage(frame, themeOf(request.headers), tenant.name, mails));
  });

  app.get('/outbox/:id', async (request, reply) => {
    const tenant = await companyOf(request);
    const { id } = request.params as { id: string };
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
    const mail = await database.asTenant(tenant.id, (tx) => readMail(tx, Number(id)), { readOnly: true });
    if (!mail) throw notFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}
