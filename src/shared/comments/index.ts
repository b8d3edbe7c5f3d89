export { CommentThread } from './CommentThread.tsx';
export { commentsLive, commentsQuery } from './commentQueries.ts';
