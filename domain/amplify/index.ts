export {
  ADDENDUM,
  AGREEMENT_MISSING,
  AMPLIFY_FILES,
  AMPLIFY_LIMITS,
  AMPLIFY_VOICE,
  LIMIT_REACHED,
  QUICK_PROMPTS,
  UNTITLED,
} from './amplifyLimits.ts';
export type {
  Answer,
  BlockContent,
  BlockDraft,
  Cell,
  Chart,
  Reference,
  Table,
  TableRow,
} from './amplifyAnswer.ts';
export type { AmplifyReadings, Asker, KnownReadings, ReadingName, ReadItem } from './amplifyReadings.ts';
export { networkNodes } from './answerLinks.ts';
export { answerFile, extentOf, type FileText, readingsForFile } from './answerFile.ts';
export { answerQuestion, readingsFor, thoughtOf } from './answerQuestion.ts';
export { CONVERSATION_GROUPS, groupConversations } from './groupConversations.ts';
export { codesInFile, countWords, type FilePassage } from './namedInFile.ts';
export {
  acceptanceProblem,
  type ChangeRequest,
  changesOf,
  clearTable,
  isProposed,
  newValueProblem,
  proposedCounts,
  proposedLabel,
  proposeInstead,
  settleTable,
  staleLabels,
} from './proposeChanges.ts';
export { type AskedField, type Question, readQuestion, titleFrom } from './readQuestion.ts';
export { RECONNECT, reconnectDelay } from './reconnect.ts';
export { plainWords, readRichText, type RichPart } from './richText.ts';
