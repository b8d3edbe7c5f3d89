import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus, Upload } from '#design-system/icons/shapes.ts';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { CONTEXT_KINDS, contextKinds } from '#domain/context';
import { useCan } from '#platform/flags';
import { useFlyout } from '#shared/flyout';
import { Page } from '#shared/page';
import { useProject, useProjectId } from '#shared/project';
import { basisColumns } from '../components/basisColumns.ts';
import { ContextChanges } from '../components/ContextChanges.tsx';
import { ContextList } from '../components/ContextList.tsx';
import { ContextTools } from '../components/ContextTools.tsx';
import { DocumentList } from '../components/DocumentList.tsx';
import { PassageList } from '../components/PassageList.tsx';
import { useContextFilters } from '../components/useContextFilters.ts';
import { contextListQuery } from '../contextQueries.ts';
import { documentFlyout, entryFlyout } from '../contextFlyouts.ts';
import { readBasis } from '../readBasis.ts';
import { type ContextPassage, documentsQuery } from '../documentQueries.ts';
import type { EntryDraft } from '../model/entryDraft.ts';
import { entryOf } from '../model/entryOf.ts';
import * as styles from '../components/Context.css.ts';
import * as t from '../texts.ts';

const EntryFlyout = lazy(() => import('../components/EntryFlyout.tsx'));
const DocumentFlyout = lazy(() => import('../components/DocumentFlyout.tsx'));
const UploadDialog = lazy(() => import('../components/UploadDialog.tsx'));

/** What the estimate rests on: assumptions, inclusions, exclusions and site facts (docs/product/context.md). */
export default function ContextScreen() {
  const projectId = useProjectId();
  const { name } = useProject();
  const toasts = useToasts();
  const [filters, change] = useContextFilters();
  const mayChange = useCan('change_context');
  const { openId, open, close } = useFlyout(entryFlyout);
  const document = useFlyout(documentFlyout);
  const documents = useQuery(documentsQuery(projectId, filters));
  const [isUploading, setUploading] = useState(false);
  const [begins, setBegins] = useState<Partial<EntryDraft>>();
  const isSearched = filters.search.trim() !== '';
  const shown = filters.kind === 'DOCUMENT' ? (isSearched ? 'passages' : 'documents') : 'entries';
  const take = (passage: ContextPassage) => {
    setBegins(entryOf(passage));
    open('new');
  };
  const query = useQuery(contextListQuery(projectId, filters));
  const counts = query.data?.counts;
  const all = counts && contextKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <Page
      title={t.context}
      actions={
        <>
          <ExportMenu
            name={t.basisOfName(name)}
            columns={basisColumns}
            rows={() => readBasis(projectId, filters)}
            onError={(error) =>
              toasts.show({
                tone: 'critical',
                title: t.theFileCouldNotBeCreated,
                detail: error instanceof Error ? error.message : '',
              })
            }
          />
          {mayChange ? (
            <>
              <Button icon={Upload} collapses onPress={() => setUploading(true)}>
                {t.uploadDocument}
              </Button>
              <Button
                variant="primary"
                icon={Plus}
                onPress={() => {
                  setBegins(undefined);
                  open('new');
                }}
              >
                {t.addEntry}
              </Button>
            </>
          ) : null}
        </>
      }
      count={t.preview}
    >
      <Tabs
        label={t.kindsOfEntries}
        value={filters.kind ?? 'ALL'}
        onChange={(kind) => change({ kind: kind === 'ALL' ? null : kind })}
        tabs={[
          { id: 'ALL' as const, label: t.all, count: all ?? null },
          ...contextKinds.map((id) => ({
            id,
            label: CONTEXT_KINDS[id].plural,
            count: counts?.[id] ?? null,
          })),
          {
            id: 'DOCUMENT' as const,
            label: t.documents,
            // A search is in their text, which the list below counts.
            ...(!isSearched && { count: documents.data?.count ?? null }),
          },
        ]}
      />
      <ContextTools codes={query.data?.cost_groups} />
      <div className={styles.room}>
        <div className={styles.found}>
          {shown === 'entries' ? (
            <ContextList query={query} openId={openId} onOpen={open} onDocument={document.open} />
          ) : null}
          {shown === 'documents' ? (
            <DocumentList query={documents} openId={document.openId} onOpen={document.open} />
          ) : null}
          {shown === 'passages' || (isSearched && filters.kind === null) ? (
            <PassageList
              isBeside={shown === 'entries'}
              onDocument={document.open}
              onTake={mayChange ? take : undefined}
            />
          ) : null}
        </div>
        <ContextChanges onOpen={open} />
      </div>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <EntryFlyout
            key={openId}
            entryId={openId}
            kind={filters.kind === null || filters.kind === 'DOCUMENT' ? 'ASSUMPTION' : filters.kind}
            begins={begins}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
      {typeof document.openId === 'number' ? (
        <Suspense fallback={null}>
          <DocumentFlyout key={document.openId} documentId={document.openId} onClose={document.close} />
        </Suspense>
      ) : null}
      {isUploading ? (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setUploading(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
