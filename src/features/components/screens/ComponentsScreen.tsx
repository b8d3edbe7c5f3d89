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
  const title = useRouteTitle() ?? 'Components';
  const trail = useTrail(title === 'Component Setup' ? 'legacyComponents' : 'components');
  const { rows, save, undo, state, data } = components;
  const may = (key: (typeof project.permissions)[number]) => project.permissions.includes(key);
  const [isImporting, setImporting] = useState(false);
  const add = () =>
    void save((known) => {
      const taken = new Set([...known.values()].map(({ name }) => name.toLowerCase()));
      return { batch: { create: [{ name: freeComponentName(taken) }] }, keys: [] };
    }, 'Component added').catch(() => undefined);
  return (
    <Page
      title={title}
      trail={trail}
      count={data && String(data.count)}
      state={
        <>
          <Text size="meta" tone="subtle">
            {state.busy ? 'Saving' : state.undoable === null ? '' : 'Saved'}
          </Text>
          {state.undoable === null ? null : (
            <IconButton icon={Undo2} label="Undo" onPress={() => void undo(state.undoable ?? 0)} />
          )}
        </>
      }
      actions={
        <>
          <ExportMenu
            name={`Components of ${project.name}`}
            columns={componentColumns(shown, attributes)}
            rows={() => rows}
            onError={() =>
              toasts.show({ title: 'The export failed', detail: 'Try again.', tone: 'critical' })
            }
          />
          {may('add_component') && may('change_component') ? (
            <Button icon={Upload} collapses onPress={() => setImporting(true)}>
              Import
            </Button>
          ) : null}
          {may('add_component') ? (
            <Button variant="primary" icon={Plus} onPress={add}>
              Add component
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
