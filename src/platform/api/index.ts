export { answer, everyPage, ifMatch } from './answer.ts';
export { AppError, isAppError } from './AppError.ts';
export { api, openStream, publicApi, type UploadWatch, withFile, withPublicFile } from './client.ts';
export { entryScriptOf, readEntryScript } from './entryScript.ts';
export { type LineState, type LiveLine, openLine, openSocket } from './liveLine.ts';
export { isReachable } from './isReachable.ts';
export { callAsProgram, type ProgramAnswer, type ProgramCall } from './programCall.ts';
export { createQueryClient } from './queryClient.ts';
export { createOwnWrites, type OwnWrites, ownWrites } from './ownWrites.ts';
