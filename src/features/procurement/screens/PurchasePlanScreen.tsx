import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { useFlyout } from '#shared/flyout';
import { useProject, useProjectId } from '#shared/project';
import { LateCards } from '../components/PurchasePlan/LateCards.tsx';
import { planTableColumns } from '../components/PurchasePlan/planColumns.tsx';
import { PlanGantt } from '../components/PurchasePlan/PlanGantt.tsx';
import { PlanTable } from '../components/PurchasePlan/PlanTable.tsx';
import { PlanTools } from '../components/PurchasePlan/PlanTools.tsx';
import { usePackageFilters } from '../components/usePackageFilters.ts';
import { WizardPage } from '../components/Wizard/WizardPage.tsx';
import { packagesWords } from '../model/packageWords.ts';
import { planLookSlot } from '../model/planLook.ts';
import { purchaseFlyout } from '../packageFlyout.ts';
import { type PurchasePlanPage, purchasePlanQuery } from '../purchasePlanQueries.ts';

const PackageFlyout = lazy(() => import('../components/PackageFlyout.tsx'));

const nothing = () => undefined;

/** The second step: when each package must be bought (docs/product/procurement.md). */
export default function PurchasePlanScreen() {
  const [filters] = usePackageFilters();
  const query = useQuery(purchasePlanQuery(useProjectId(), filters));
  const [look, setLook] = useRemembered(planLookSlot, useCurrentUser().id);
  const { openId, open, close } = useFlyout(purchaseFlyout);
  const page = query.data;
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
      count={page ? planWords(page) : undefined}
      actions={<ExportPlan page={page} />}
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

const planWords = ({ count, late, calendar }: PurchasePlanPage) =>
  [packagesWords(count), `${late} late`, calendar.name].join(', ');

function ExportPlan({ page }: { page: PurchasePlanPage | undefined }) {
  const { name } = useProject();
  const toasts = useToasts();
  const columns = useMemo(() => planTableColumns(nothing), []);
  return (
    <ExportMenu
      name={`Purchase plan of ${name}`}
      columns={columns}
      rows={async () => page?.results ?? []}
      onError={() => toasts.show({ title: 'The export failed', detail: 'Try again.', tone: 'critical' })}
    />
  );
}
