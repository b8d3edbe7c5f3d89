import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { AwardStep } from '#domain/procurement';
import { useCurrentUser } from '#platform/flags';
import { limitWords, stepLook } from '../../model/approvalWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Approval.css.ts';

/** Who signs an award, in their order, and who has. */
export function ApprovalSteps({ steps }: { steps: readonly AwardStep[] }) {
  const me = useCurrentUser().id;
  return (
    <ol className={styles.steps} aria-label={t.approval}>
      {steps.map((step, at) => (
        <li key={step.user_id}>
          <Avatar name={step.name} seed={String(step.user_id)} decorative />
          <span className={styles.name}>
            {step.name}
            {step.reason ? <small>{step.reason}</small> : null}
          </span>
          <span className={styles.limit}>{limitWords(steps, at)}</span>
          <StatusTag {...stepLook(steps, at, me)} />
        </li>
      ))}
    </ol>
  );
}
