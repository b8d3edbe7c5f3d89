import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { CONCEPT_MESSAGES, lockedReason } from '#domain/concepts';
import { useKeepRecent } from '#features/notifications';
import { useCan } from '#platform/flags';
import { pathTo, type PathName, projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, PageTabs } from '#shared/page';
import { type Analysis, analysisQuery } from '../conceptQueries.ts';
import * as t from '../texts.ts';
import { AnalysisTag } from './analysisLooks.tsx';
import * as styles from './Concepts.css.ts';

/** What a page of an analysis goes by. */
export interface OpenAnalysis {
  analysis: Analysis;
  /** Whether the person may change it, and it is open. */
  canChange: boolean;
}

export interface AnalysisPageFrameProps {
  page: PathName & ('analysis' | 'concepts' | 'analysisScenarios' | 'analysisScenario');
  /** In place of the name of the analysis. */
  title?: string | undefined;
  renderActions?: (open: OpenAnalysis) => ReactNode;
  children: (open: OpenAnalysis) => ReactNode;
}

/** The frame of the pages of one analysis: its name, its status, and the way between them. */
export function AnalysisPageFrame({ page, title, renderActions, children }: AnalysisPageFrameProps) {
  const analysisId = projectIdOf(useParams()['analysisId']) ?? 0;
  const trail = useTrail(page);
  const {
    data: analysis,
    error,
    refetch,
  } = useQuery({ ...analysisQuery(analysisId), enabled: analysisId > 0 });
  const mayChange = useCan('change_analysis');
  useKeepRecent('analysis', analysis?.id);
  if (!analysis)
    return (
      <Page title={title ?? t.analysis} trail={trail}>
        {error || analysisId === 0 ? (
          <LoadError what={t.analysisLower} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={400} />
        )}
      </Page>
    );
  const open = { analysis, canChange: mayChange && lockedReason(analysis.status) === null };
  const at = { analysisId: analysis.id };
  return (
    <Page
      title={title ?? analysis.name}
      trail={trail}
      state={<AnalysisTag status={analysis.status} />}
      actions={renderActions?.(open)}
    >
      <PageTabs
        label={t.analysis}
        current={page === 'analysisScenario' ? 'analysisScenarios' : page}
        tabs={[
          { id: 'analysis', label: t.details, href: pathTo('analysis', at) },
          { id: 'concepts', label: t.concepts, href: pathTo('concepts', at), count: analysis.concept_count },
          {
            id: 'analysisScenarios',
            label: t.scenarios,
            href: pathTo('analysisScenarios', at),
            count: analysis.scenario_count,
          },
        ]}
      />
      <div className={styles.body}>
        {analysis.status === 'PROMOTED' ? (
          <Banner
            tone="positive"
            action={
              analysis.project ? (
                <Link href={pathTo('details', { projectId: analysis.project.id })}>
                  {t.openName(analysis.project.name)}
                </Link>
              ) : undefined
            }
          >
            {CONCEPT_MESSAGES.promoted}
          </Banner>
        ) : null}
        {children(open)}
      </div>
    </Page>
  );
}
