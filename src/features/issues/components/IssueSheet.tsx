import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Check } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { issueFields } from '#domain/issues';
import { RowPicture } from '#features/files';
import { issueDrawings, type Issue } from '../issueQueries.ts';
import { nameOf } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { IssueCodes } from './IssueCodes.tsx';
import { IssueFact } from './IssueFact.tsx';
import { type IssueFormProps, OwnFields } from './IssueForm.tsx';
import * as styles from './IssueSheet.css.ts';
import { RelatedRows } from './RelatedRows.tsx';
import { SimilarIssues } from './SimilarIssues.tsx';

export interface IssueSheetProps extends IssueFormProps {
  issue: Issue;
}

const facts = [
  'type',
  'subtype',
  'assignee_id',
  'reviewer_id',
  'root_cause',
  'scope_of_work',
  'trade',
  'disciplines',
] as const;

/** An issue that exists: what it says, its drawing beside its answer, and what it is about. */
export function IssueSheet({ issue, draft, controls, errors, onChange }: IssueSheetProps) {
  return (
    <Stack gap={3}>
      <SimilarIssues name={issue.name === draft.name ? '' : draft.name} except={issue.id} />
      <div className={styles.facts}>
        <div className={styles.wide}>{controls.description}</div>
        {facts.map((name) => (
          <IssueFact key={name} name={issueFields[name].label}>
            {controls[name]}
          </IssueFact>
        ))}
        <IssueCodes
          codes={draft.cost_groups}
          error={errors['cost_group_ids']?.join(' ')}
          layout="sheet"
          onChange={(codes) => onChange({ cost_groups: codes })}
        />
      </div>
      <div className={styles.beside}>
        <RowPicture
          place={issueDrawings(issue.id)}
          none={<div className={styles.noPicture}>{t.noDrawingYetAddPictures}</div>}
        />
        <section className={styles.answer} aria-label={t.answer}>
          <div className={styles.answerHead}>
            <Text as="h3" weight="strong" size="body">
              {t.answer}
            </Text>
            {issue.answer === '' ? null : <StatusTag label={t.answered} tone="positive" icon={Check} />}
          </div>
          {controls.answer}
          <Signature issue={issue} />
        </section>
      </div>
      <RelatedRows
        related={draft.related}
        standing={issue.related}
        error={errors['related']?.join(' ')}
        onChange={(related) => onChange({ related })}
      />
      <OwnFields draft={draft} errors={errors} onChange={onChange} />
    </Stack>
  );
}

/** Who answered on which day, and when the issue was closed. */
function Signature({ issue: { answered_by: by, answered_on: on, closed_on: closed } }: { issue: Issue }) {
  if (!on && !closed) return null;
  const name = by ? nameOf(by) : null;
  return (
    <div className={styles.by}>
      {by ? <Avatar name={nameOf(by)} src={by.avatar_url} seed={String(by.id)} decorative /> : <span />}
      <div>
        {name ? <span className={styles.byName}>{name}</span> : null}
        <span className={styles.byDay}>
          {[on && t.answeredDate(formatDate(on)), closed && t.closedDate(formatDate(closed))]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
    </div>
  );
}
