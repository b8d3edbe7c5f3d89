import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Calendar, Upload } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCan } from '#platform/flags';
import { usePageSetup } from '#shared/look';
import { useFlyout } from '#shared/flyout';
import { useAtMost } from '#shared/page';
import { useProject, useProjectId } from '#shared/project';
import { LateCards } from '../components/PurchasePlan/LateCards.tsx';
import { planTableColumns } from '../components/PurchasePlan/planColumns.tsx';
import { PlanGantt } from '../components/PurchasePlan/PlanGantt.tsx';
import { PlanTable } from '../components/PurchasePlan/PlanTable.tsx';
import { PlanTools } from '../components/PurchasePlan/PlanTools.tsx';
import { usePackageFilters } from '../components/usePackageFilters.ts';
import { WizardPage } from '../components/Wizard/WizardPage.tsx';
import { packagesWords } from '../model/packageWords.ts';
import { planSetup } from '../model/planLook.ts';
import { purchaseFlyout } from '../packageFlyout.ts';
import { type PurchasePlanPage, purchasePlanQuery, wholePlanQuery } from '../purchasePlanQueries.ts';
import * as t from '../texts.ts';

const PackageFlyout = lazy(() => import('../components/PackageFlyout.tsx'));

const ImportPlan = lazy(() => import('../components/PurchasePlan/ImportPlan.tsx'));
const ApplyToTimeline = lazy(() => import('../components/PurchasePlan/ApplyToTimeline.tsx'));

const nothing = () => undefined;

/** The second step: when each package must be bought (docs/product/procurement.md). */
export default function PurchasePlanScreen() {
  const [filters] = usePackageFilters();
  const query = useQuery(purchasePlanQuery(useProjectId(), filters));
  const [look, setLook] = usePageSetup(planSetup);
  const { openId, open, close } = useFlyout(purchaseFlyout);
  const page = query.data;
  const isTight = useAtMost(breakpoint.rail);
  const grid = {
    page,
    error: query.isError ? query.error : null,
    openId,
    onOpen: open,
    onRetry: () => void query.refetch(),
  };
  return (
    <WizardPage
      step="purchasePlan"
      count={page ? planWords(page, isTight) : undefined}
      actions={<PlanActions page={page} />}
    >
      <PlanTools late={page?.late} look={look} onLook={setLook} />
      <Stack gap={4}>
        {look.view === 'gantt' ? <PlanGantt {...grid} look={look} /> : <PlanTable {...grid} />}
        {page ? <LateCards page={page} /> : null}
      </Stack>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <PackageFlyout
            key={openId}
            packageId={openId}
            flyout={purchaseFlyout}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
    </WizardPage>
  );
}

/** Import, export, and what the plan moves on the timeline. Both dialogs work on the whole plan, whatever it is narrowed to. */
function PlanActions({ page }: { page: PurchasePlanPage | undefined }) {
  const [opened, setOpened] = useState<'import' | 'apply'>();
  const whole = useQuery({ ...wholePlanQuery(useProjectId()), enabled: opened !== undefined }).data;
  const mayChange = useCan('change_procurement');
  const seesTimeline = useCan('timeline_access');
  const mayMove = useCan('change_timelineactivity') && seesTimeline;
  const close = () => setOpened(undefined);
  return (
    <>
      {mayChange ? (
        <Button icon={Upload} collapses onPress={() => setOpened('import')}>
          {t.importWord}
        </Button>
      ) : null}
      <ExportPlan page={page} />
      {mayMove ? (
        <Button icon={Calendar} collapses onPress={() => setOpened('apply')}>
          {t.applyToTimeline}
        </Button>
      ) : null}
      {opened && whole ? (
        <Suspense fallback={null}>
          {opened === 'import' ? (
            <ImportPlan page={whole} onClose={close} />
          ) : (
            <ApplyToTimeline page={whole} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}

/** Where there is little room what fits beside title and actions: the rest would come on a line of its own, and push all below it down. */
const planWords = ({ count, late, calendar }: PurchasePlanPage, isTight: boolean) =>
  [packagesWords(count), t.lateLate(late), ...(isTight ? [] : [t.calendarName(calendar.name)])].join(', ');

function ExportPlan({ page }: { page: PurchasePlanPage | undefined }) {
  const { name } = useProject();
  const toasts = useToasts();
  const columns = useMemo(() => planTableColumns(nothing), []);
  return (
    <ExportMenu
      collapses
      name={t.purchasePlanOfName(name)}
      columns={columns}
      rows={async () => page?.results ?? []}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}
