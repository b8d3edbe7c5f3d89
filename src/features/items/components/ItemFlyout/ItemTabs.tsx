import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type Decision, mayEdit } from '#domain/items';
import { attachmentsQuery, FileSection } from '#features/files';
import { WebLinks, webLinksQuery } from '#features/web-links';
import { CommentThread, commentsQuery } from '#shared/comments';
import { type Item, useCaller } from '#shared/foresite';
import { peopleQuery, useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { historyQuery } from '../../itemQueries.ts';
import { fullName } from '../../model/itemLooks.ts';
import * as t from '../../texts.ts';
import { ItemHistory } from './ItemHistory.tsx';
import * as styles from './ItemPanel.css.ts';

type Tab = 'details' | 'history' | 'comments' | 'files';

const refusalOf = (decision: Decision) => (decision.allowed ? undefined : decision.reason);

/** The details of an item, and behind them what people did, said and sent about it, each with its count. */
export function ItemTabs({ item, details }: { item: Item; details: ReactNode }) {
  const projectId = useProjectId();
  const caller = useCaller();
  const [tab, setTab] = useState<Tab>('details');
  const talk = { projectId, entity: 'item' as const, entityId: item.id };
  const place = { entity: 'item' as const, entityId: item.id, field: 'attachments' as const };
  const history = useInfiniteQuery(historyQuery(projectId, item.id)).data;
  const comments = useQuery(commentsQuery(talk)).data;
  const files = useQuery(attachmentsQuery(place)).data;
  const links = useQuery(webLinksQuery(talk)).data;
  const people = (useQuery(peopleQuery(projectId)).data?.results ?? []).map((person) => ({
    id: person.id,
    name: fullName(person),
  }));
  const refusal = refusalOf(mayEdit(item, caller));
  return (
    <div className={styles.tabs}>
      <SectionTabs
        label={t.item}
        inset
        value={tab}
        onChange={(value) => setTab(value)}
        tabs={[
          { id: 'details', label: t.details },
          {
            id: 'history',
            label: t.history,
            count: history?.pages[0]?.count ?? null,
          },
          { id: 'comments', label: t.comments, count: comments?.count ?? null },
          { id: 'files', label: t.files, count: files && links ? files.count + links.count : null },
        ]}
      >
        <div className={styles.panel}>
          {tab === 'history' ? (
            <ItemHistory item={item} caller={caller} />
          ) : tab === 'comments' ? (
            <CommentThread row={talk} people={people} />
          ) : tab === 'files' ? (
            <Stack gap={5}>
              <FileSection place={place} label={t.filesOfCode(item.code)} disabledReason={refusal} />
              <WebLinks row={talk} disabledReason={refusal} />
            </Stack>
          ) : (
            details
          )}
        </div>
      </SectionTabs>
    </div>
  );
}
