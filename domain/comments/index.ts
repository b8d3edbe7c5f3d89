export {
  COMMENT_LIMITS,
  COMMENTABLE,
  type CommentableEntity,
  commentProblem,
  type Mentionable,
  mentionAt,
  mentionPieces,
  mentionsIn,
  ownsComment,
  withMention,
} from './comments.ts';
