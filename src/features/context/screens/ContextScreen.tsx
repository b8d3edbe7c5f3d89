import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
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
import { useContextFilters } from '../components/useContextFilters.ts';
import { contextListQuery, everyEntry } from '../contextQueries.ts';
import { entryFlyout } from '../entryFlyout.ts';
import * as styles from '../components/Context.css.ts';

const EntryFlyout = lazy(() => import('../components/EntryFlyout.tsx'));

/** What the estimate rests on: assumptions, inclusions, exclusions and site facts (docs/product/context.md). */
export default function ContextScreen() {
  const projectId = useProjectId();
  const { name } = useProject();
  const toasts = useToasts();
  const [filters, change] = useContextFilters();
  const mayChange = useCan('change_context');
  const { openId, open, close } = useFlyout(entryFlyout);
  const query = useQuery(contextListQuery(projectId, filters));
  const counts = query.data?.counts;
  const all = counts && contextKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <Page
      title="Context"
      actions={
        <>
          <ExportMenu
            name={`Basis of ${name}`}
            columns={basisColumns}
            rows={() => everyEntry(projectId, { ...filters, order: filters.order ?? 'kind' })}
            onError={(error) =>
              toasts.show({
                tone: 'critical',
                title: 'The file could not be created',
                detail: error instanceof Error ? error.message : '',
              })
            }
          />
          {mayChange ? (
            <Button variant="primary" icon={Plus} onPress={() => open('new')}>
              Add entry
            </Button>
          ) : null}
        </>
      }
      count="Preview"
    >
      <Tabs
        label="Kinds of entries"
        value={filters.kind ?? 'ALL'}
        onChange={(kind) => change({ kind: kind === 'ALL' ? null : kind })}
        tabs={[
          { id: 'ALL' as const, label: 'All', ...(all !== undefined && { count: all }) },
          ...contextKinds.map((id) => ({
            id,
            label: CONTEXT_KINDS[id].plural,
            ...(counts && { count: counts[id] }),
          })),
        ]}
      />
      <ContextTools
        code={query.data?.results.find((entry) => entry.cost_group?.id === filters.code)?.cost_group ?? null}
      />
      <div className={styles.room}>
        <ContextList query={query} openId={openId} onOpen={open} />
        <ContextChanges onOpen={open} />
      </div>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <EntryFlyout
            key={openId}
            entryId={openId}
            kind={filters.kind ?? 'ASSUMPTION'}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
