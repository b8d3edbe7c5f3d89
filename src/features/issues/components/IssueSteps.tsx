import { useLayoutEffect, useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import type { IssueStatus } from '#domain/issues';
import { useMoveIssue } from '../issueMutations.ts';
import type { Issue } from '../issueQueries.ts';
import { stepsOf } from '../model/issueSteps.ts';
import * as t from '../texts.ts';
import * as styles from './IssueSheet.css.ts';

export interface IssueStepsProps {
  issue: Issue;
  /** There are changes that are not saved. */
  isChanged: boolean;
}

/** The steps that the status of an issue allows next; each is taken at once. */
export function IssueSteps({ issue, isChanged }: IssueStepsProps) {
  const move = useMoveIssue();
  const group = useRef<HTMLDivElement>(null);
  const taken = useRef<IssueStatus>(undefined);
  // A step that was taken is gone: the next ones have the focus.
  useLayoutEffect(() => {
    if (taken.current !== issue.status) return;
    taken.current = undefined;
    if (!group.current?.contains(document.activeElement)) group.current?.querySelector('button')?.focus();
  }, [issue.status]);
  const take = (to: IssueStatus) => {
    taken.current = to;
    move.mutate(
      { issue, to },
      {
        onError: () => {
          taken.current = undefined;
        },
      },
    );
  };
  return (
    <div ref={group} role="group" aria-label={t.nextSteps} className={styles.stepGroup}>
      {stepsOf(issue.status).map(({ to, label, icon, isMain }) => (
        <Button
          key={to}
          icon={icon}
          // While there is something to save, that is what the panel is for.
          variant={isMain && !isChanged ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables.to === to}
          disabledReason={isChanged ? t.saveYourChangesFirst : undefined}
          onPress={() => take(to)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
