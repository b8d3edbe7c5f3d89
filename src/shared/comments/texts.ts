/** Every text of comments, file by file: what a translation replaces. What several files say stands first. */

// CommentThread
export const commentsLower = 'comments';
export const noCommentsYet = 'No comments yet';
export const questionsAndAnswersStay = (entity: string) =>
  `Questions and answers stay with the ${entity.replaceAll('_', ' ')}.`;
export const comments = 'Comments';
export const comment = 'Comment';
export const theCommentWasNotSaved = 'The comment was not saved';
export const edited = ', edited';
export const deleted = 'Deleted';
export const changeTheComment = 'Change the comment';
export const save = 'Save';
export const change = 'Change';
export const deleteWord = 'Delete';

// MentionBox
export const writeACommentMentionsSomeone = 'Write a comment. @ mentions someone.';
export const people = 'People';
export const cancel = 'Cancel';
