import type { Caller } from '#server/contract/handlers.ts';
import type { ChangeSetHead } from './entityAdapter.ts';

/** The head of a change set that the caller makes by hand, in a project or (null) in the company. */
export const handHead = (
  { caller, now }: { caller: Pick<Caller, 'userId'>; now: Date },
  projectId: number | null,
  summary: string,
): ChangeSetHead => ({
  projectId,
  actorId: caller.userId,
  source: 'hand',
  summary,
  now: now.toISOString(),
});
