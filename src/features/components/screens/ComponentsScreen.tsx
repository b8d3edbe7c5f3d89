import { lazy, Suspense, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus, Undo2, Upload } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { freeComponentName } from '#domain/components';
import { useRouteTitle, useTrail } from '#platform/routing';
import { useAttributes } from '#shared/attributes';
import { useFlyout } from '#shared/flyout';
import { Page } from '#shared/page';
import { useProject } from '#shared/project';
import { BudgetDifference } from '../components/BudgetDifference.tsx';
import { componentFlyout } from '../componentFlyout.ts';
import { componentColumns } from '../components/componentColumns.tsx';
import { ComponentGrid } from '../components/ComponentGrid.tsx';
import * as t from '../texts.ts';
import { useComponents } from '../useComponents.ts';
import { useShownColumns } from '../useShownColumns.ts';

const ImportComponents = lazy(() => import('../components/ImportComponents.tsx'));
const ComponentFlyout = lazy(() => import('../components/ComponentFlyout.tsx'));

/** The buildings and parts of the project, typed, pasted and put in order (docs/product/components.md). */
export default function ComponentsScreen() {
  const project = useProject();
  const components = useComponents();
  const { openId, open, close } = useFlyout(componentFlyout);
  const toasts = useToasts();
  const shown = useShownColumns();
  const attributes = useAttributes('COMPONENT') ?? [];
  const title = useRouteTitle() ?? t.components;
  const trail = useTrail(title === t.componentSetup ? 'legacyComponents' : 'components');
  const { rows, save, undo, state, data } = components;
  const may = (key: (typeof project.permissions)[number]) => project.permissions.includes(key);
  const [isImporting, setImporting] = useState(false);
  const add = () =>
    void save((known) => {
      const taken = new Set([...known.values()].map(({ name }) => name.toLowerCase()));
      return { batch: { create: [{ name: freeComponentName(taken) }] }, keys: [] };
    }, t.componentAdded).catch(() => undefined);
  return (
    <Page
      title={title}
      trail={trail}
      count={data && String(data.count)}
      state={
        <>
          <Text size="meta" tone="subtle">
            {state.busy ? t.saving : state.undoable === null ? '' : t.saved}
          </Text>
          {state.undoable === null ? null : (
            <IconButton icon={Undo2} label={t.undo} onPress={() => void undo(state.undoable ?? 0)} />
          )}
        </>
      }
      actions={
        <>
          <ExportMenu
            name={t.componentsOfName(project.name)}
            columns={componentColumns(shown, attributes)}
            rows={() => rows}
            onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
          />
          {may('add_component') && may('change_component') ? (
            <Button icon={Upload} collapses onPress={() => setImporting(true)}>
              {t.importWord}
            </Button>
          ) : null}
          {may('add_component') ? (
            <Button variant="primary" icon={Plus} onPress={add}>
              {t.addComponent}
            </Button>
          ) : null}
        </>
      }
    >
      <BudgetDifference rows={rows} budget={project.target_budget} />
      <ComponentGrid components={components} onDetails={open} />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportComponents components={components} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {typeof openId === 'number' ? (
        <Suspense fallback={null}>
          <ComponentFlyout key={openId} componentId={openId} components={components} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  );
}
