export { answer, ifMatch } from './answer.ts';
export { AppError, isAppError } from './AppError.ts';
export { api, openStream, publicApi } from './client.ts';
export { createQueryClient } from './queryClient.ts';
