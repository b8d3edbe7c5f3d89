import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import type { RowDraftState } from './useRowDraft.ts';

export interface DraftProblemProps<Row, Draft> {
  /** What is edited, e.g. "issue". */
  what: string;
  state: RowDraftState<Row, Draft>;
  /** Why the last save was refused. */
  error: { message: string } | null;
}

/** What stands between a form and its save: what the server refused, or what somebody else changed meanwhile. */
export function DraftProblem<Row, Draft>({ what, state, error }: DraftProblemProps<Row, Draft>) {
  const { row, clashes, adopt } = state;
  if (row && clashes)
    return (
      <Banner
        tone="caution"
        action={
          <Button size="small" onPress={() => adopt(row)}>
            Use theirs
          </Button>
        }
      >
        Someone changed the same fields of this {what}. Saving keeps yours.
      </Banner>
    );
  return error ? <Banner tone="critical">{error.message}</Banner> : null;
}
