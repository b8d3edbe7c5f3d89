import {
  LINKABLE,
  type LinkableEntity,
  tidyUrl,
  WEB_LINK_LIMITS,
  webLinkName,
  webLinkProblem,
} from '#domain/web-links';
import { missingPermission, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { type FileOwner, findFileOwner } from '../files/fileOwners.ts';
import { countWebLinks, findWebLink, listWebLinksJson, type WebLink } from './webLinkRepository.ts';

type Reader = Pick<Call<'listWebLinks'>, 'tx' | 'caller' | 'services'> & { params: { project_id: number } };
type OneCall = Pick<Call<'removeWebLink'>, 'tx' | 'caller' | 'services' | 'params' | 'ifMatch'>;

/** The row of the links: 403 for kinds of rows that the caller does not see, 404 for a row that is not in the project. */
async function openRow(call: Reader, entity: LinkableEntity, id: number): Promise<FileOwner> {
  const { permission } = LINKABLE[entity];
  if (!call.caller.permissions.has(permission)) throw missingPermission(permission);
  const owner = await findFileOwner(call, entity, id);
  if (owner?.projectId !== call.params.project_id) throw notFound();
  return owner;
}

/** A link in the version that was seen, of a row that the caller may change. */
async function openLink(call: OneCall): Promise<WebLink> {
  const { tx, params, ifMatch } = call;
  const link = await findWebLink(tx, params.project_id, params.web_link_id);
  if (!link) throw notFound();
  (await openRow(call, link.entity, link.entity_id)).demandChange();
  if (ifMatch !== undefined && ifMatch !== link.version) throw stale(link);
  return link;
}

function checked(text: string): string {
  const problem = webLinkProblem(text);
  if (problem !== null) throw ruleRefused(problem, { url: [problem] });
  return tidyUrl(text);
}

/** The row must have room for the address, and not have it already. */
async function requireRoom(
  { tx }: Reader,
  entity: LinkableEntity,
  entityId: number,
  url: string,
): Promise<void> {
  const { count, has } = await countWebLinks(tx, { entity, entityId, url });
  const problem = has
    ? 'This link is here already.'
    : count >= WEB_LINK_LIMITS.most
      ? `At most ${WEB_LINK_LIMITS.most} links stay with one row. Remove one first.`
      : null;
  if (problem !== null) throw ruleRefused(problem, { url: [problem] });
}

async function shown({ tx, params }: Reader, id: number): Promise<WebLink> {
  const link = await findWebLink(tx, params.project_id, id);
  if (!link) throw notFound();
  return link;
}

/** Pages of the web that rows of a project point to. */
export const webLinkHandlers = defineHandlers({
  listWebLinks: async (call): Promise<Answer<'listWebLinks'>> => {
    const { tx, params, query } = call;
    await openRow(call, query.entity, query.entity_id);
    return rawJson(await listWebLinksJson(tx, params.project_id, query));
  },

  createWebLink: async (call) => {
    const { tx, params, body, caller, now, services } = call;
    const { entity, entity_id: entityId } = body;
    (await openRow(call, entity, entityId)).demandChange();
    const url = checked(body.url);
    await requireRoom(call, entity, entityId, url);
    const fields = {
      entity,
      entity_id: entityId,
      url,
      title: body.title?.trim() ?? '',
      created_by_id: caller.userId,
      created_at: now.toISOString(),
    };
    const head = handHead(call, params.project_id, `Added the link ${webLinkName(fields)}`);
    const { rows } = await services.changes.apply(tx, head, [{ entity: 'web_link', kind: 'create', fields }]);
    return shown(call, rows[0]?.id ?? 0);
  },

  updateWebLink: async (call) => {
    const { tx, params, body, services } = call;
    const link = await openLink(call);
    const url = body.url === undefined ? link.url : checked(body.url);
    if (url !== link.url) await requireRoom(call, link.entity, link.entity_id, url);
    const next = { url, title: body.title?.trim() ?? link.title };
    if (next.url === link.url && next.title === link.title) return link;
    await services.changes.apply(
      tx,
      handHead(call, params.project_id, `Changed the link ${webLinkName(next)}`),
      [{ entity: 'web_link', kind: 'update', id: link.id, version: link.version, fields: next }],
    );
    return shown(call, link.id);
  },

  removeWebLink: async (call) => {
    const { tx, params, services } = call;
    const link = await openLink(call);
    await services.changes.apply(
      tx,
      handHead(call, params.project_id, `Removed the link ${webLinkName(link)}`),
      [{ entity: 'web_link', kind: 'delete', id: link.id, version: link.version }],
    );
  },
});
