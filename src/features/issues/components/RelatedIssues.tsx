import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Flag } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { IssueLink } from '#domain/issues';
import { formatCode } from '#domain/items';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { useRaiseIssue } from '../issueMutations.ts';
import { type IssuePatch, relatedIssuesQuery } from '../issueQueries.ts';
import { statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import * as styles from './Issues.css.ts';

export interface RelatedIssuesProps {
  /** The row that the issues are about. */
  source: IssueLink;
  /** What an issue that is raised from it begins with. */
  input: IssuePatch;
}

/** The issues about a row of another module, and a way to raise one from it; nothing for who may not see issues. */
export function RelatedIssues(props: RelatedIssuesProps) {
  return useCan('issue_access') ? <Issues {...props} /> : null;
}

function Issues({ source, input }: RelatedIssuesProps) {
  const projectId = useProjectId();
  const issues = useQuery(relatedIssuesQuery(projectId, source)).data?.results ?? [];
  const raise = useRaiseIssue();
  // The same key until it is raised, so that a repeated press raises one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          {issues.length === 0 ? t.issues : t.issuesLength(issues.length)}
        </Text>
        <Button
          size="small"
          icon={Flag}
          busy={raise.isPending}
          onPress={() =>
            raise.mutate({ source, input, key }, { onSettled: () => setKey(crypto.randomUUID()) })
          }
        >
          {t.raiseIssue}
        </Button>
      </Inline>
      {issues.length === 0 ? null : (
        <ul className={styles.relatedList} aria-label={t.issues}>
          {issues.map(({ id, number, name, status }) => (
            <li key={id} className={styles.relatedRow}>
              <span className={styles.related}>{formatCode('issue', number)}</span>
              <span className={styles.relatedName}>
                <Link variant="plain" href={pathTo('issues', { projectId }, { itemDetailsId: id })}>
                  {name}
                </Link>
              </span>
              <StatusTag {...statusLook(status)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
