import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Eye, FileText, Mail, Plus, Upload, Users } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatCode } from '#domain/items';
import { isBought, levelSheet } from '#domain/procurement';
import { useCan, useSubject } from '#platform/flags';
import { pathTo, projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { ApprovalCard } from '../components/Approval/ApprovalCard.tsx';
import { LateMark } from '../components/LateMark.tsx';
import { BiddersCard } from '../components/Bidding/BiddersCard.tsx';
import { QuestionsCard } from '../components/Bidding/QuestionsCard.tsx';
import { LevelingDialog, type LevelingOpen } from '../components/Leveling/LevelingDialogs.tsx';
import { LevelingSummary } from '../components/Leveling/LevelingSummary.tsx';
import { LevelingTable } from '../components/Leveling/LevelingTable.tsx';
import { NextStep } from '../components/Leveling/NextStep.tsx';
import { ScopeSources } from '../components/Scope/ScopeSources.tsx';
import { biddingQuery } from '../biddingQueries.ts';
import { useSaveLeveling } from '../levelingMutations.ts';
import { statusLook } from '../model/packageWords.ts';
import { type BidLeveling, type BidPackage, levelingQuery, packageQuery } from '../packageQueries.ts';

const TabulationDialog = lazy(() => import('../components/Tabulation/TabulationDialog.tsx'));
const RecommendationDialog = lazy(() => import('../components/Recommendation/RecommendationDialog.tsx'));
const InviteDialog = lazy(() => import('../components/Bidding/InviteDialog.tsx'));

/** One bid package: its scope sheet with the bids side by side, leveled. */
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
    <Page title={row.data?.name ?? 'Bid package'} trail={trail}>
      {failed ? (
        <LoadError what="bid package" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isLeveled ? (
        <Skeleton height={560} />
      ) : (
        <EmptyState title="Your company does not level bids" />
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
  const { sheet } = leveling;
  const leveled = useMemo(() => levelSheet(sheet), [sheet]);
  const bidders = bidding?.request ? (
    <BiddersCard
      budget={row.budget}
      packageId={row.id}
      bidding={{ ...bidding, request: bidding.request }}
      mayChange={mayChange}
    />
  ) : null;
  return (
    <Page
      title={row.name}
      trail={trail}
      count={formatCode('bid_package', row.number)}
      actions={
        <>
          <StatusTag {...statusLook(row.status)} />
          <LateMark row={row} />
          {bidding?.request ? (
            <Button
              icon={Eye}
              collapses
              onPress={() => void navigate(pathTo('bidPreview', { projectId, bidPackageId: row.id }))}
            >
              View as bidder
            </Button>
          ) : null}
          {leveled.low === null ? null : (
            <Button icon={FileText} collapses onPress={() => setIsRecommending(true)}>
              Recommendation
            </Button>
          )}
          {mayChange ? (
            <>
              <Button icon={Upload} collapses onPress={() => setIsImporting(true)}>
                Import bids
              </Button>
              <Button icon={Plus} collapses onPress={() => setOpen({ line: 'new' })}>
                Scope line
              </Button>
              <Button icon={Users} collapses onPress={() => setOpen({ bidder: 'new' })}>
                Bidder
              </Button>
              {bidding && sheet.lines.length > 0 ? (
                <Button
                  icon={Mail}
                  collapses
                  variant={row.status === 'READY' ? 'primary' : 'secondary'}
                  onPress={() => setIsInviting(true)}
                >
                  Invite
                </Button>
              ) : null}
            </>
          ) : null}
          <NextStep
            row={row}
            hasScope={sheet.lines.length > 0}
            isSaving={save.isPending}
            company={sheet.bidders.find(({ id }) => id === leveled.leveledLow[0])?.company}
          />
        </>
      }
    >
      <Stack gap={4}>
        {row.award_request ? <ApprovalCard row={row} request={row.award_request} /> : null}
        <LevelingSummary sheet={sheet} leveled={leveled} row={row} bidders={bidders} />
        {leveled.low === null ? null : bidders}
        {bidding && bidding.questions.length > 0 ? (
          <QuestionsCard packageId={row.id} questions={bidding.questions} mayChange={mayChange} />
        ) : null}
        {sheet.lines.length + sheet.bidders.length === 0 ? (
          <EmptyState
            title="There are no scope lines yet"
            {...(mayChange && {
              action: (
                <Inline gap={2}>
                  <Button onPress={() => setOpen({ line: 'new' })}>Add scope line</Button>
                  <ScopeSources row={row} sheet={sheet} onSave={save.mutate} />
                </Inline>
              ),
            })}
          />
        ) : (
          <>
            <LevelingTable
              sheet={sheet}
              leveled={leveled}
              budget={row.budget}
              mayChange={mayChange}
              onOpen={setOpen}
            />
            {mayChange ? (
              <Inline gap={2}>
                <Button variant="accent" icon={Plus} onPress={() => setOpen({ alternate: 'new' })}>
                  Alternate
                </Button>
                <ScopeSources row={row} sheet={sheet} onSave={save.mutate} />
              </Inline>
            ) : null}
          </>
        )}
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
        <LevelingDialog what={open} sheet={sheet} onSave={save.mutate} onClose={() => setOpen(null)} />
      ) : null}
    </Page>
  );
}
