import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { ChartNoAxesGantt, Layers, Plus, SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { MOST_PACKAGES } from '#domain/procurement';
import { BidPlatformButton } from '#features/bid-platform';
import { useCan, useCurrentUser } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { usePageSetup } from '#shared/look';
import { useFlyout } from '#shared/flyout';
import { InOnePiece, Page } from '#shared/page';
import { localToday, useProject, useProjectId } from '#shared/project';
import { AwardsByMonth, WaitingMonths } from '../components/AwardsByMonth.tsx';
import { LateOnSite } from '../components/LateOnSite.tsx';
import { packageColumns } from '../components/packageColumns.tsx';
import { PackageFigures } from '../components/PackageFigures.tsx';
import { PackageList } from '../components/PackageList.tsx';
import { PackageTools } from '../components/PackageTools.tsx';
import * as styles from '../components/Procurement.css.ts';
import { usePackageFilters, useShownPackages } from '../components/usePackageFilters.ts';
import { packagesWords } from '../model/packageWords.ts';
import { type ProcurementCard, procurementSetup } from '../model/procurementLook.ts';
import { wizardPlaceSlot } from '../model/wizardPlace.ts';
import { packageFlyout } from '../packageFlyout.ts';
import { PACKAGE_PAGE, packageKeys, packageListQuery } from '../packageQueries.ts';
import * as t from '../texts.ts';

const PackageBoard = lazy(() => import('../components/PackageBoard/PackageBoard.tsx'));
const PullPlan = lazy(() => import('../components/PullPlan/PullPlan.tsx'));
const CustomizeFlyout = lazy(() => import('../components/CustomizeFlyout.tsx'));
const PackageFlyout = lazy(() => import('../components/PackageFlyout.tsx'));

/** What is bought, what it saves, and what is late (docs/product/procurement.md). */
export default function ProcurementScreen() {
  const [filters] = usePackageFilters();
  const [{ view }] = useShownPackages();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const page = useQuery(
    packageListQuery(projectId, filters, {
      limit: view === 'board' ? MOST_PACKAGES : PACKAGE_PAGE,
      offset: 0,
    }),
  ).data;
  const mayChange = useCan('change_procurement');
  const maySetUp = useCan('estimate_access') && mayChange;
  const [places] = useRemembered(wizardPlaceSlot, useCurrentUser().id);
  const place = places[projectId] ?? 'bidPackagesSetup';
  // Whoever has not come to the last step goes on where they left; a project with packages opens what they hold.
  const isSettingUp =
    page?.count === 0 || (places[projectId] !== undefined && place !== 'bidPackageDevelopment');
  const { openId, open, close } = useFlyout(packageFlyout);
  const [isCustomizing, setCustomizing] = useState(false);
  const [{ hiddenCards }] = usePageSetup(procurementSetup);
  const isShown = (card: ProcurementCard) => !hiddenCards.includes(card);
  return (
    <Page
      title={t.procurement}
      count={page ? packagesWords(page.count) : undefined}
      actions={
        <>
          <Button
            icon={SlidersHorizontal}
            collapses
            onPress={() => {
              close();
              setCustomizing(true);
            }}
          >
            {t.customize}
          </Button>
          <ExportPackages />
          <BidPlatformButton
            onTaken={() => client.invalidateQueries({ queryKey: packageKeys.project(projectId) })}
          />
          <Button
            icon={ChartNoAxesGantt}
            collapses
            onPress={() => void navigate(pathTo('purchasePlan', { projectId }))}
          >
            {t.purchasePlan}
          </Button>
          {maySetUp ? (
            <Button
              icon={Layers}
              collapses
              onPress={() =>
                void navigate(pathTo(isSettingUp ? place : 'bidPackageDevelopment', { projectId }))
              }
            >
              {isSettingUp ? t.setUp : t.allocation}
            </Button>
          ) : null}
          {mayChange ? (
            <Button variant="primary" icon={Plus} onPress={() => open('new')}>
              {t.packageWord}
            </Button>
          ) : null}
        </>
      }
    >
      {/* How high the cards are is known with the packages: the list below gives way to none. */}
      <InOnePiece place={<Skeleton height={560} />}>
        {isShown('figures') ? <PackageFigures page={page} /> : null}
        {view === 'list' && page?.count !== 0 && (isShown('months') || isShown('late')) ? (
          <div className={styles.outlook}>
            {isShown('months') ? (
              <Card padding="none">
                {page ? <AwardsByMonth figures={page.figures} /> : <WaitingMonths />}
              </Card>
            ) : null}
            {isShown('late') ? <LateOnSite page={page} /> : null}
          </div>
        ) : null}
        <PackageTools page={page} />
        {view === 'board' ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <PackageBoard openId={openId} onOpen={open} />
          </Suspense>
        ) : view === 'pull' ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <PullPlan onOpen={open} />
          </Suspense>
        ) : (
          <PackageList openId={openId} onOpen={open} />
        )}
      </InOnePiece>
      {isCustomizing && openId === null ? (
        <Suspense fallback={null}>
          <CustomizeFlyout onClose={() => setCustomizing(false)} />
        </Suspense>
      ) : null}
      {openId === null ? null : (
        <Suspense fallback={null}>
          <PackageFlyout key={openId} packageId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

const nothing = () => undefined;

/** Saves the packages that match, in the order of the list. */
function ExportPackages() {
  const projectId = useProjectId();
  const { name } = useProject();
  const client = useQueryClient();
  const toasts = useToasts();
  const [filters] = usePackageFilters();
  const columns = useMemo(
    () =>
      packageColumns({ today: localToday(), onOpen: nothing, onRemove: nothing }).filter(
        ({ id }) => id !== 'options',
      ),
    [],
  );
  const read = async () =>
    (await client.fetchQuery(packageListQuery(projectId, filters, { limit: MOST_PACKAGES, offset: 0 })))
      .results;
  return (
    <ExportMenu
      collapses
      name={t.bidPackagesOfName(name)}
      columns={columns}
      rows={read}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}
