import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { TARGET_MESSAGES } from '#domain/tvd';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { CustomizeFlyout, usePageSetup } from '#shared/look';
import { Page, usePrintInLight } from '#shared/page';
import { useProject } from '#shared/project';
import { costFormatsQuery } from '#features/codes';
import { ComponentCards } from '../components/ComponentCards.tsx';
import { tvdColumns } from '../components/tvdColumns.tsx';
import { SetTargets } from '../components/SetTargets.tsx';
import { TvdGrid } from '../components/TvdGrid.tsx';
import { TvdTools } from '../components/TvdTools.tsx';
import { useTvdFilters } from '../components/useTvdFilters.ts';
import { columnsInLook, TVD_COLUMNS, tvdSetup } from '../model/tvdLook.ts';
import { dimensionLabel, rowsWord, shownMembers } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import { tvdQuery } from '../tvdQueries.ts';

/** What each part of the project may cost, and what it will cost (docs/product/tvd.md). */
export default function TvdScreen() {
  const project = useProject();
  const toasts = useToasts();
  const [filters, change] = useTvdFilters();
  const tvd = useQuery(tvdQuery(project.id, filters));
  const formats = useQuery(costFormatsQuery()).data?.results ?? [];
  // While other rows are read, those from before keep their own name, and none of them is shown under the new one.
  const isOther = tvd.isPlaceholderData && tvd.data?.dimension !== filters.dimension;
  const shown = { ...filters, ...(isOther && tvd.data && { dimension: tvd.data.dimension }) };
  const heading = dimensionLabel(shown.dimension, formats);
  // Without an area nothing can be told by area; the way out is to show the cost.
  const hasNoArea = tvd.error?.message === TARGET_MESSAGES.noArea;
  const [look, setLook] = usePageSetup(tvdSetup);
  const [isCustomizing, setCustomizing] = useState(false);
  usePrintInLight();
  return (
    <Page
      title={t.targetValueDesign}
      count={tvd.data ? `${tvd.data.members.length} ${rowsWord(heading)}` : undefined}
      actions={
        tvd.data && !hasNoArea ? (
          <>
            <ExportMenu
              name={t.targetsOfName(project.name)}
              columns={columnsInLook(
                tvdColumns({ tvd: tvd.data, area: filters.perArea ? tvd.data.area : null, heading }),
                look,
              )}
              rows={() => shownMembers(tvd.data.members, shown)}
              onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
            />
            <Button icon={SlidersHorizontal} collapses onPress={() => setCustomizing(true)}>
              {t.customize}
            </Button>
            <SetTargets tvd={tvd.data} view={shown} />
          </>
        ) : null
      }
    >
      {tvd.isPending ? <WaitingTvd /> : null}
      {tvd.isError && !hasNoArea && !tvd.data ? (
        <LoadError what={t.targetsLower} error={tvd.error} onRetry={() => void tvd.refetch()} />
      ) : null}
      {hasNoArea ? (
        <Card>
          <EmptyState
            title={TARGET_MESSAGES.noArea}
            text={t.costPerAreaDivides}
            action={
              <>
                <Button variant="primary" onPress={() => change({ perArea: false })}>
                  {t.showCost}
                </Button>
                <Link href={pathTo('components', { projectId: project.id })}>{t.openComponents}</Link>
              </>
            }
          />
        </Card>
      ) : null}
      {tvd.data && !hasNoArea ? (
        <>
          <ComponentCards
            cards={tvd.data.cards}
            selected={filters.component}
            onSelect={(component) => change({ component })}
          />
          <TvdTools members={tvd.data.members} />
          {isOther ? <Skeleton height={480} /> : <TvdGrid tvd={tvd.data} heading={heading} />}
        </>
      ) : null}
      {isCustomizing ? (
        <CustomizeFlyout
          label={t.customizeColumns}
          noun={['column', 'columns']}
          parts={TVD_COLUMNS}
          look={look}
          offered={look.order}
          onChange={setLook}
          page={tvdSetup.key}
          onClose={() => setCustomizing(false)}
        />
      ) : null}
    </Page>
  );
}

function WaitingTvd() {
  return (
    <>
      <Skeleton height={108} />
      <Skeleton height={480} />
    </>
  );
}
