import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import * as t from './texts.ts';
import type { RowDraftState } from './useRowDraft.ts';

export interface DraftProblemProps<Row, Draft> {
  /** What is edited, e.g. "issue". */
  what: string;
  state: RowDraftState<Row, Draft>;
  /** Why the last save was refused; `stale` where somebody else saved first. */
  error: { message: string; kind?: string } | null;
}

/** What stands between a form and its save: what the server refused, or what somebody else changed meanwhile. */
export function DraftProblem<Row, Draft>({ what, state, error }: DraftProblemProps<Row, Draft>) {
  const { row, clashes, adopt } = state;
  const isClash = row !== undefined && clashes;
  return (
    <>
      {isClash ? (
        <Banner
          tone="caution"
          action={
            <Button size="small" onPress={() => adopt(row)}>
              {t.takeTheirs}
            </Button>
          }
        >
          {t.someoneChangedTheSameFields(what)}
        </Banner>
      ) : null}
      {error && !(isClash && error.kind === 'stale') ? (
        <Banner tone="critical">{error.message}</Banner>
      ) : null}
    </>
  );
}
