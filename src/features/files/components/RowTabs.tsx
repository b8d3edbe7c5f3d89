import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { CommentThread, commentsQuery } from '#shared/comments';
import { WebLinks, webLinksQuery } from '#features/web-links';
import { peopleQuery, useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { attachmentsQuery } from '../attachmentQueries.ts';
import * as t from '../texts.ts';
import { FileSection } from './FileSection.tsx';
import * as styles from './RowTabs.css.ts';

type Tab = 'details' | 'history' | 'comments' | 'files';

export interface RowTabsProps {
  label: string;
  row: { entity: 'item' | 'risk' | 'issue'; id: number; code: string };
  details: ReactNode;
  history: ReactNode;
  /** Why files and links cannot be added or removed; undefined when they can. */
  filesRefusal?: string | undefined;
}

/** What a panel shows of a row: its details, what happened to it, what people say about it, and its files and links. */
export function RowTabs({ label, row, details, history, filesRefusal }: RowTabsProps) {
  const projectId = useProjectId();
  const [tab, setTab] = useState<Tab>('details');
  const talk = { projectId, entity: row.entity, entityId: row.id };
  const place = { entity: row.entity, entityId: row.id, field: 'attachments' as const };
  const comments = useQuery(commentsQuery(talk)).data;
  const files = useQuery(attachmentsQuery(place)).data;
  const links = useQuery(webLinksQuery(talk)).data;
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  return (
    <SectionTabs
      label={label}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'details', label: t.details },
        { id: 'history', label: t.history },
        { id: 'comments', label: t.comments, count: comments?.count ?? null },
        { id: 'files', label: t.files, count: files && links ? files.count + links.count : null },
      ]}
    >
      <div className={styles.panel}>
        <Stack gap={4}>
          {tab === 'history' ? (
            history
          ) : tab === 'comments' ? (
            <CommentThread
              row={talk}
              people={people.map(({ id, first_name, last_name }) => ({
                id,
                name: `${first_name} ${last_name}`,
              }))}
            />
          ) : tab === 'files' ? (
            <>
              <FileSection place={place} label={t.filesOfCode(row.code)} disabledReason={filesRefusal} />
              <WebLinks row={talk} disabledReason={filesRefusal} />
            </>
          ) : (
            details
          )}
        </Stack>
      </div>
    </SectionTabs>
  );
}
