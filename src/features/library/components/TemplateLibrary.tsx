import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { ExternalLink, Plus, Upload } from '#design-system/icons/shapes.ts';
import type { TemplateKind } from '#domain/library';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { Page } from '#shared/page';
import { readTemplateFilters, type TemplateFilters, writeTemplateFilters } from '../model/templateFilters.ts';
import { countOf, LIBRARY_WORDS } from '../model/templateWords.ts';
import { templateFlyouts } from '../templateFlyouts.ts';
import { templateExportQuery, templateListQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';
import { useTakeReason } from '../useTakeReason.ts';
import { LibraryTabs } from './LibraryTabs.tsx';
import { ProjectTypes } from './ProjectTypes.tsx';
import { columnsOf, TemplatesGrid } from './TemplatesGrid.tsx';
import { TemplateTools } from './TemplateTools.tsx';
import * as styles from './Templates.css.ts';

const TemplateFlyout = lazy(() => import('./TemplateFlyout.tsx'));
const ImportTemplates = lazy(() => import('./ImportTemplates.tsx'));
const TakeTemplates = lazy(() => import('./TakeTemplates.tsx'));
const none: ReadonlySet<string> = new Set();

/** The company's templates of risks or of issues, by project type, ready to be taken into projects (docs/product/library.md). */
export function TemplateLibrary({ kind }: { kind: TemplateKind }) {
  const [filters, change] = useTemplateFilters();
  const { openId, open, close } = useFlyout(templateFlyouts[kind]);
  const [selected, setSelected] = useState(none);
  const [takes, setTakes] = useState(false);
  const [imports, setImports] = useState(false);
  const templates = useQuery(templateListQuery(kind, filters));
  const groups = templates.data?.groups;
  const total = groups?.reduce((sum, { count }) => sum + count, 0);
  const takeReason = useTakeReason(kind);
  const mayAdd = useCan('add_idea');
  const add = mayAdd ? (
    <Button variant={selected.size > 0 ? 'secondary' : 'primary'} icon={Plus} onPress={() => open('new')}>
      {t.addTemplate}
    </Button>
  ) : null;
  return (
    <Page
      title={LIBRARY_WORDS[kind].title}
      count={total === undefined ? undefined : countOf(total)}
      actions={
        <>
          {mayAdd ? (
            <Button icon={Upload} collapses onPress={() => setImports(true)}>
              {t.importWord}
            </Button>
          ) : null}
          <ExportTemplates kind={kind} filters={filters} />
          {add}
          {selected.size > 0 ? (
            <Button
              variant="primary"
              icon={ExternalLink}
              disabledReason={takeReason}
              onPress={() => setTakes(true)}
            >
              {t.addSizeToProject(selected.size)}
            </Button>
          ) : null}
        </>
      }
    >
      <LibraryTabs current={kind} />
      <div className={styles.layout}>
        <ProjectTypes
          groups={groups}
          value={filters.projectType}
          onChange={(projectType) => change({ projectType, offset: 0 })}
        />
        <div>
          <TemplateTools
            kind={kind}
            filters={filters}
            onChange={change}
            end={
              selected.size > 0 ? (
                <Button variant="quiet" size="small" onPress={() => setSelected(none)}>
                  {t.clearSizeSelected(selected.size)}
                </Button>
              ) : undefined
            }
          />
          <TemplatesGrid
            kind={kind}
            page={templates.data}
            filters={filters}
            onChange={change}
            openId={openId}
            onOpen={open}
            selected={selected}
            onSelect={setSelected}
            add={add}
            failure={
              templates.error && !templates.data ? (
                <LoadError
                  what={t.templatesLower}
                  error={templates.error}
                  onRetry={() => void templates.refetch()}
                />
              ) : undefined
            }
          />
        </div>
      </div>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <TemplateFlyout key={openId} kind={kind} templateId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
      {imports ? (
        <Suspense fallback={null}>
          <ImportTemplates
            kind={kind}
            projectTypes={(groups ?? []).flatMap(({ project_type: type }) => type ?? [])}
            onClose={() => setImports(false)}
          />
        </Suspense>
      ) : null}
      {takes ? (
        <Suspense fallback={null}>
          <TakeTemplates
            kind={kind}
            templates={[...selected].map(Number)}
            onClose={() => setTakes(false)}
            onTaken={() => {
              setTakes(false);
              setSelected(none);
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

const nothing = () => undefined;

/** The list as it is filtered and sorted, as a file. */
function ExportTemplates({ kind, filters }: { kind: TemplateKind; filters: TemplateFilters }) {
  const client = useQueryClient();
  const toasts = useToasts();
  const columns = useMemo(() => columnsOf(kind, nothing), [kind]);
  return (
    <ExportMenu
      name={LIBRARY_WORDS[kind].title}
      columns={columns}
      rows={async () => (await client.fetchQuery(templateExportQuery(kind, filters))).results}
      onPrint={null}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}

/** The filters of the address, and a way to change some of them. */
function useTemplateFilters(): [TemplateFilters, (change: Partial<TemplateFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readTemplateFilters(address), [address]);
  const change = useCallback(
    (part: Partial<TemplateFilters>) =>
      setAddress((current) => writeTemplateFilters(current, { ...readTemplateFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
