import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { useProjectId } from '#shared/project';
import { similarQuery } from '../issueQueries.ts';
import { statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import * as styles from './Issues.css.ts';

/** A name of fewer letters says too little. */
const shortest = 6;
const pause = 300; // ms

/** Issues that may be the same as the one that is typed; nothing once they were looked at. */
export function SimilarIssues({ name, except }: { name: string; except: number | undefined }) {
  const typed = useSettled(name.trim());
  const [dismissed, setDismissed] = useState(false);
  const asks = !dismissed && typed.length >= shortest;
  const found = useQuery({ ...similarQuery(useProjectId(), typed, except), enabled: asks }).data?.results;
  if (!asks || !found || found.length === 0) return null;
  return (
    <section className={styles.similar} aria-label={t.similarIssues}>
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="strong">{found.length === 1 ? t.aSimilarIssueExists : t.similarIssuesExist}</Text>
          <Button size="small" variant="quiet" onPress={() => setDismissed(true)}>
            {t.dismiss}
          </Button>
        </Inline>
        <ul className={styles.similarList}>
          {found.map((issue) => (
            <li key={issue.id} className={styles.similarRow}>
              <span>{formatCode('issue', issue.number)}</span>
              <Link variant="plain" href={`?itemDetailsId=${issue.id}`}>
                {issue.name}
              </Link>
              <StatusTag {...statusLook(issue.status)} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** A text once nobody typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
