import { COMMENTABLE, type CommentableEntity, commentProblem, ownsComment } from '#domain/comments';
import { missingPermission, notFound, notYours, ruleRefused, stale } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listAudience } from '#server/services/notify/audienceRepository.ts';
import { type Comment, findComment, isThere, listCommentsJson } from './commentRepository.ts';

type Reader = Pick<Call<'listComments'>, 'tx' | 'caller'> & { params: { project_id: number } };
type OneCall = Pick<Call<'removeComment'>, 'tx' | 'caller' | 'params' | 'ifMatch'>;

/** 403 for kinds of rows that the caller does not see, 404 for a row that is not there. */
async function openRow({ tx, caller, params }: Reader, entity: CommentableEntity, id: number): Promise<void> {
  const { permission } = COMMENTABLE[entity];
  if (!caller.permissions.has(permission)) throw missingPermission(permission);
  if (!(await isThere(tx, params.project_id, entity, id))) throw notFound();
}

/** People are named who can see the row; the change that names them notifies them. */
async function checkComment(
  { tx, params }: Reader,
  entity: CommentableEntity,
  { body, mention_ids: ids = [] }: { body: string; mention_ids?: number[] },
): Promise<{ body: string; mention_ids: number[] }> {
  const problem = commentProblem(body);
  if (problem !== null) throw ruleRefused(problem, { body: [problem] });
  const known =
    ids.length === 0
      ? new Set<number>()
      : await listAudience(tx, params.project_id, COMMENTABLE[entity].permission, ids);
  if (ids.some((id) => !known.has(id))) {
    const sentence = 'Someone named here cannot see this. Choose people from the list.';
    throw ruleRefused(sentence, { mention_ids: [sentence] });
  }
  return { body: body.trim(), mention_ids: [...ids].sort((a, b) => a - b) };
}

/** One's own comment, in the version that was seen: 404 where it is not there, 403 where it is another's, 412 where it moved on. */
async function openOwn({ tx, caller, params, ifMatch }: OneCall): Promise<Comment> {
  const comment = await findComment(tx, params.project_id, params.comment_id);
  if (!comment) throw notFound();
  await openRow({ tx, caller, params }, comment.entity, comment.entity_id);
  if (comment.is_deleted) throw notFound();
  if (!ownsComment({ ...comment, created_by_id: comment.created_by.id }, caller.userId))
    throw notYours('Only whoever wrote a comment can change it.');
  if (ifMatch !== undefined && ifMatch !== comment.version) throw stale(comment);
  return comment;
}

async function shown({ tx, params }: Reader, id: number): Promise<Comment> {
  const comment = await findComment(tx, params.project_id, id);
  if (!comment) throw notFound();
  return comment;
}

/** What people say about rows of a project. */
export const commentHandlers = defineHandlers({
  listComments: async (call): Promise<Answer<'listComments'>> => {
    const { tx, params, query } = call;
    await openRow(call, query.entity, query.entity_id);
    return rawJson(await listCommentsJson(tx, params.project_id, query));
  },

  createComment: async (call) => {
    const { tx, params, body, caller, now, services } = call;
    await openRow(call, body.entity, body.entity_id);
    const words = await checkComment(call, body.entity, body);
    const fields = {
      entity: body.entity,
      entity_id: body.entity_id,
      ...words,
      created_by_id: caller.userId,
      created_at: now.toISOString(),
      edited_at: null,
    };
    const { rows } = await services.changes.apply(tx, handHead(call, params.project_id, 'Wrote a comment'), [
      { entity: 'comment', kind: 'create', fields },
    ]);
    return shown(call, rows[0]?.id ?? 0);
  },

  updateComment: async (call) => {
    const { tx, params, body, now, services } = call;
    const comment = await openOwn(call);
    const words = await checkComment(call, comment.entity, body);
    if (words.body === comment.body && body.mention_ids === undefined) return comment;
    const mentions = body.mention_ids ? words.mention_ids : comment.mentions.map(({ id }) => id);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Changed a comment'), [
      {
        entity: 'comment',
        kind: 'update',
        id: comment.id,
        version: comment.version,
        fields: { body: words.body, mention_ids: mentions, edited_at: now.toISOString() },
      },
    ]);
    return shown(call, comment.id);
  },

  removeComment: async (call) => {
    const { tx, params, services } = call;
    const comment = await openOwn(call);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Took a comment back'), [
      { entity: 'comment', kind: 'delete', id: comment.id, version: comment.version },
    ]);
  },
});
