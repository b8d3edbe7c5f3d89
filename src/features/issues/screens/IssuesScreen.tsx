import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Plus, Table2 } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { ISSUE_GROUPS, type IssueGroup } from '#domain/issues';
import { pathTo, usePages } from '#platform/routing';
import { useFlyout } from '#shared/flyout';
import { Page, usePrintInLight, usePrintLandscape } from '#shared/page';
import { useProjectId } from '#shared/project';
import { IssueExport } from '../components/IssueExport.tsx';
import { IssueInsights } from '../components/IssueInsights.tsx';
import { IssueList, type IssueListProps } from '../components/IssueList.tsx';
import { IssueTools } from '../components/IssueTools.tsx';
import { useIssueFilters, useShownIssues } from '../components/useIssueFilters.ts';
import { issueFlyout } from '../issueFlyout.ts';
import { insightsQuery, issueListQuery } from '../issueQueries.ts';
import * as t from '../texts.ts';

const IssueBoard = lazy(() => import('../components/IssueBoard/IssueBoard.tsx'));
const IssueFlyout = lazy(() => import('../components/IssueFlyout.tsx'));
const groups = Object.keys(ISSUE_GROUPS) as IssueGroup[];

/** Open questions and conflicts: who has to answer, and by when (docs/product/issues.md). */
export default function IssuesScreen() {
  const insights = useQuery(insightsQuery(useProjectId())).data;
  const { openId, open, close } = useFlyout(issueFlyout);
  const [{ view }] = useShownIssues();
  usePrintInLight();
  usePrintLandscape();
  return (
    <Page
      title={t.issueManagement}
      count={insights ? `${insights.count} ${t.issueWord(insights.count)}` : undefined}
      actions={
        <>
          <IssueExport />
          <ManageButton />
          <Button variant="primary" icon={Plus} onPress={() => open('new')}>
            {t.addIssue}
          </Button>
        </>
      }
    >
      <IssueInsights />
      <IssueTools pastDue={insights?.past_due} />
      {view === 'board' ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <IssueBoard openId={openId} onOpen={open} />
        </Suspense>
      ) : (
        <IssueLists openId={openId} onOpen={open} />
      )}
      {openId === null ? null : (
        <Suspense fallback={null}>
          <IssueFlyout key={openId} issueId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

/** The three lists come together: one that is longer or shorter than expected would move those below it. */
function IssueLists({ openId, onOpen }: Pick<IssueListProps, 'openId' | 'onOpen'>) {
  const projectId = useProjectId();
  const [filters] = useIssueFilters();
  const isWaiting = useQueries({
    queries: groups.map((group) => issueListQuery(projectId, group, filters, 0)),
    combine: (lists) => lists.some(({ isPending }) => isPending),
  });
  if (isWaiting) return <Skeleton height={480} />;
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <IssueList key={group} group={group} openId={openId} onOpen={onOpen} />
      ))}
    </Stack>
  );
}

function ManageButton() {
  const projectId = useProjectId();
  const navigate = useNavigate();
  return usePages().opens('manageIssues') ? (
    <Button icon={Table2} collapses onPress={() => void navigate(pathTo('manageIssues', { projectId }))}>
      {t.manageIssues}
    </Button>
  ) : null;
}
