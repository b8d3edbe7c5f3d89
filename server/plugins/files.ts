import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/contract/errors.ts';
import type { Services } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import { storageKeyPattern } from '#server/services/files/fileAddress.ts';
import { type StoredFile, findStoredFile } from '#server/services/files/storedFileRepository.ts';
import type { CountDoor } from './callLimits.ts';
import type { TenantDirectory } from './tenants.ts';

type Options = {
  database: Database;
  tenants: TenantDirectory;
  services: Pick<Services, 'files' | 'fileAddresses'>;
  clock: () => Date;
  /** Throws when the request's address has asked too often. */
  countDoor: CountDoor;
};

/** Bytes of users can do nothing but be looked at: no script, no frame, no request of their own. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** A key is never given to other bytes. A picture that was removed may linger for a day in browsers that had it. */
const cachePolicy = { picture: 'private, max-age=86400, immutable', document: 'private, no-store' } as const;

/** The name as a header may carry it: plain letters for old clients, all of it for the others (RFC 6266). */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const coded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/**
 * Files at `/files/{key}`, each on the host of its own company. No cookie and no token is read: whoever was given the
 * address may look, a document's address only for some minutes. Anything else is not there.
 */
export function addFiles(
  app: FastifyInstance,
  { database, tenants, services, clock, countDoor }: Options,
): void {
  const find = async (request: FastifyRequest): Promise<{ tenantId: number; file: StoredFile }> => {
    await countDoor(request);
    const tenant = await tenants.ofRequest(request);
    const { key } = request.params as { key: string };
    if (!tenant || !storageKeyPattern.test(key)) throw notFound();
    const file = await database.asTenant(tenant.id, (tx) => findStoredFile(tx, key), { readOnly: true });
    if (!file) throw notFound();
    const addressed = { tenantId: tenant.id, storageKey: key };
    const isOpen = file.isPicture;
    if (!isOpen && !services.fileAddresses.holds(addressed, request.query, clock())) throw notFound();
    return { tenantId: tenant.id, file };
  };

  app.get('/files/:key', { compress: false }, async (request, reply): Promise<FastifyReply> => {
    const { tenantId, file } = await find(request);
    const kind = file.isPicture ? 'picture' : 'document';
    return reply
      .headers({
        'content-type': file.fileType === 'text/plain' ? 'text/plain; charset=utf-8' : file.fileType,
        'content-length': String(file.size),
        'content-disposition': disposition(kind === 'picture' ? 'inline' : 'attachment', file.fileName),
        'content-security-policy': filePolicy,
        'cache-control': cachePolicy[kind],
      })
      .send(services.files.read(tenantId, file.storageKey));
  });
}
