import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Eye, FileText, Mail, Plus, Upload, Users } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatCode } from '#domain/items';
import { isBought, isInScope, levelSheet } from '#domain/procurement';
import { useCan, useSubject } from '#platform/flags';
import { pathTo, projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { ApprovalCard } from '../components/Approval/ApprovalCard.tsx';
import { LateMark } from '../components/LateMark.tsx';
import { LevelingDialog, type LevelingOpen } from '../components/Leveling/LevelingDialogs.tsx';
import { LevelingPart } from '../components/Leveling/LevelingPart.tsx';
import { NextStep } from '../components/Leveling/NextStep.tsx';
import { PackagePart } from '../components/Package/PackagePart.tsx';
import { PackageTabs } from '../components/Package/PackageTabs.tsx';
import { usePackageTab } from '../components/Package/usePackageTab.ts';
import { biddingQuery } from '../biddingQueries.ts';
import { useSaveLeveling } from '../levelingMutations.ts';
import { statusLook } from '../model/packageWords.ts';
import { type BidLeveling, type BidPackage, levelingQuery, packageQuery } from '../packageQueries.ts';
import * as t from '../texts.ts';

const TabulationDialog = lazy(() => import('../components/Tabulation/TabulationDialog.tsx'));
const RecommendationDialog = lazy(() => import('../components/Recommendation/RecommendationDialog.tsx'));
const InviteDialog = lazy(() => import('../components/Bidding/InviteDialog.tsx'));

/** One bid package: its dates, scope, bidders, documents and questions, and the bids side by side, leveled. */
export default function BidPackageScreen() {
  const id = projectIdOf(useParams()['bidPackageId']) ?? 0;
  const projectId = useProjectId();
  const isLeveled = useSubject().tenantFlags.has('bid_leveling');
  const row = useQuery(packageQuery(projectId, id));
  const leveling = useQuery({ ...levelingQuery(projectId, id), enabled: isLeveled });
  const trail = useTrail('bidPackage');
  if (row.data && leveling.data) return <LevelingPage row={row.data} leveling={leveling.data} />;
  const failed = row.isError ? row : leveling.isError ? leveling : null;
  return (
    <Page title={row.data?.name ?? t.bidPackage} trail={trail}>
      {failed ? (
        <LoadError what={t.bidPackageLower} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isLeveled ? (
        <Skeleton height={560} />
      ) : (
        <EmptyState title={t.yourCompanyDoesNotLevel} />
      )}
    </Page>
  );
}

function LevelingPage({ row, leveling }: { row: BidPackage; leveling: BidLeveling }) {
  const [open, setOpen] = useState<LevelingOpen | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [isRecommending, setIsRecommending] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { data: bidding } = useQuery(biddingQuery(projectId, row.id));
  const save = useSaveLeveling(row.id);
  const mayChange = useCan('change_procurement') && !isBought(row.status);
  const trail = useTrail('bidPackage');
  const { sheet, work_packages: works } = leveling;
  const leveled = useMemo(() => levelSheet(sheet), [sheet]);
  const [tab, setTab] = usePackageTab(leveled.low === null ? 'overview' : 'leveling');
  const hasScope = sheet.lines.some(isInScope);
  const issued = bidding?.request ? { ...bidding, request: bidding.request } : null;
  return (
    <Page
      title={row.name}
      trail={trail}
      count={formatCode('bid_package', row.number)}
      actions={
        <>
          <StatusTag {...statusLook(row.status)} />
          <LateMark row={row} />
          {issued ? (
            <Button
              icon={Eye}
              collapses
              onPress={() => void navigate(pathTo('bidPreview', { projectId, bidPackageId: row.id }))}
            >
              {t.viewAsBidder}
            </Button>
          ) : null}
          {leveled.low === null ? null : (
            <Button icon={FileText} collapses onPress={() => setIsRecommending(true)}>
              {t.recommendation}
            </Button>
          )}
          {mayChange ? (
            <>
              <Button icon={Upload} collapses onPress={() => setIsImporting(true)}>
                {t.importBids}
              </Button>
              <Button icon={Plus} collapses onPress={() => setOpen({ line: 'new' })}>
                {t.scopeLine}
              </Button>
              <Button icon={Users} collapses onPress={() => setOpen({ bidder: 'new' })}>
                {t.bidder}
              </Button>
              {bidding && hasScope ? (
                <Button
                  icon={Mail}
                  collapses
                  variant={row.status === 'READY' ? 'primary' : 'secondary'}
                  onPress={() => setIsInviting(true)}
                >
                  {t.invite}
                </Button>
              ) : null}
            </>
          ) : null}
          <NextStep
            row={row}
            hasScope={hasScope}
            isSaving={save.isPending}
            company={sheet.bidders.find(({ id }) => id === leveled.leveledLow[0])?.company}
          />
        </>
      }
    >
      <Stack gap={4}>
        {row.award_request ? <ApprovalCard row={row} request={row.award_request} /> : null}
        <PackageTabs
          row={row}
          counts={{
            scope: sheet.lines.length,
            bidders: issued ? issued.invitations.length : sheet.bidders.length,
            documents: bidding?.documents.length,
            questions: bidding?.questions.length,
          }}
          value={tab}
          onChange={setTab}
        >
          {tab === 'leveling' ? (
            <LevelingPart
              row={row}
              sheet={sheet}
              leveled={leveled}
              mayChange={mayChange}
              onOpen={setOpen}
              onSave={save.mutate}
            />
          ) : (
            <PackagePart
              part={tab}
              row={row}
              sheet={sheet}
              works={works}
              bidding={bidding}
              mayChange={mayChange}
              onOpen={setOpen}
              onPart={setTab}
              onSave={save.mutate}
            />
          )}
        </PackageTabs>
      </Stack>
      {isRecommending ? (
        <Suspense fallback={null}>
          <RecommendationDialog row={row} sheet={sheet} onClose={() => setIsRecommending(false)} />
        </Suspense>
      ) : null}
      {isInviting && bidding ? (
        <Suspense fallback={null}>
          <InviteDialog row={row} sheet={sheet} bidding={bidding} onClose={() => setIsInviting(false)} />
        </Suspense>
      ) : null}
      {isImporting ? (
        <Suspense fallback={null}>
          <TabulationDialog sheet={sheet} onSave={save.mutate} onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
      {open ? (
        <LevelingDialog
          what={open}
          sheet={sheet}
          works={works}
          onSave={save.mutate}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Page>
  );
}
