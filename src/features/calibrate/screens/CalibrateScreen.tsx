import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { ListSkeleton, Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useLeaveOut } from '../calibrateMutations.ts';
import { type CalibratePeer, calibrateQuery } from '../calibrateQueries.ts';
import { CalibrateTabs } from '../components/CalibrateTabs.tsx';
import { CalibrateTools } from '../components/CalibrateTools.tsx';
import { peerColumns } from '../components/peerColumns.ts';
import { PeerTable } from '../components/PeerTable.tsx';
import { StandingCard } from '../components/StandingCard.tsx';
import { useCalibrateFilters } from '../components/useCalibrateFilters.ts';
import { costPer, lackingText, measureLabel, projectsText } from '../model/measureWords.ts';
import { isNarrowed, noCalibrateFilters } from '../model/calibrateFilters.ts';
import { peerRows, standingWords } from '../model/peerRows.ts';
import * as styles from '../components/Calibrate.css.ts';
import * as t from '../texts.ts';

/** The project beside others, adjusted to one place and time (docs/product/calibrate.md). */
export default function CalibrateScreen() {
  const [filters, change] = useCalibrateFilters();
  const query = useQuery(calibrateQuery(useProjectId(), filters));
  const toasts = useToasts();
  const mayExport = useCan('calibrate_export');
  const found = query.data;
  const { mine, rows, standing } = found
    ? peerRows(found, filters)
    : { mine: null, rows: [], standing: null };
  const years = [...new Set(found?.peers.flatMap(({ year }) => year ?? []))].sort((a, b) => b - a);
  const lacking = found ? lackingText(found, filters.measure) : null;
  const mayWrite = useCan('change_project');
  const leaveOut = useLeaveOut();
  const switchPeer = (peer: CalibratePeer, isOut: boolean) => {
    if (!isOut && peer.left_out_note !== null) leaveOut.mutate({ peer, note: null });
    const others = filters.without.filter((one) => one !== peer.id);
    change({ without: isOut ? [...others, peer.id] : others });
  };
  return (
    <Page
      title={t.calibrate}
      count={found && projectsText(found, filters.measure)}
      actions={
        mayExport && found ? (
          <ExportMenu
            name={t.calibrateName(found.project.name)}
            columns={peerColumns}
            rows={() => (mine ? [mine, ...rows] : rows)}
            onError={() =>
              toasts.show({
                tone: 'critical',
                title: t.theFileCouldNotBeCreated,
                detail: t.checkYourConnectionThenExport,
              })
            }
          />
        ) : undefined
      }
    >
      <CalibrateTabs current="calibrate" />
      <CalibrateTools choices={found} years={years} />
      {query.isError && !found ? (
        <Card>
          <LoadError what={t.comparisonLower} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : !found ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <Card>
          {lacking !== null ? (
            <EmptyState title={t.noProjectsToCompareWith} text={lacking} />
          ) : isNarrowed(filters) ? (
            <EmptyState
              art="funnel"
              title={t.yourFiltersDidntReturnAny}
              action={<Button onPress={() => change(noCalibrateFilters)}>{t.clearFilters}</Button>}
            />
          ) : (
            <EmptyState title={t.noProjectsToCompareWith} text={t.projectsAreComparedOnceThey} />
          )}
        </Card>
      ) : (
        <Stack gap={3}>
          <Card padding="none" title={t.costPerStepByStep(costPer(filters.measure, found.project))}>
            <p className={styles.lead}>
              {standing && mine
                ? standingWords(found.project, standing, mine.amount, filters.measure)
                : standing
                  ? t.nameHasNoValueYet(
                      found.project.name,
                      filters.measure === 'area'
                        ? t.costPerArea
                        : costPer(filters.measure, found.project).toLowerCase(),
                    )
                  : t.noProjectsAreIncludedCheck}
              {lacking === null ? null : ` ${lacking}`}
              {found.count > found.peers.length
                ? t.theFirstLengthOfCountProjects(found.peers.length, found.count)
                : null}
            </p>
            <ul className={styles.legend} aria-hidden>
              <li data-kind="raw">{t.raw}</li>
              <li data-kind="city">{t.city}</li>
              <li data-kind="time">{t.time}</li>
              <li data-kind="custom">{t.custom}</li>
              <li data-kind="normalized">
                {filters.isNormalized ? t.normalized : measureLabel(filters.measure, found.project)}
              </li>
              <li data-kind="median">{t.median}</li>
              <li data-kind="mine">{t.thisProject}</li>
            </ul>
            <PeerTable
              mine={mine}
              rows={rows}
              standing={standing}
              measure={filters.measure}
              isNormalized={filters.isNormalized}
              skips={filters.skips}
              onSwitch={switchPeer}
              mayWrite={mayWrite}
            />
          </Card>
          {standing ? (
            <StandingCard
              standing={standing}
              mine={mine}
              choices={filters}
              of={lacking === null ? null : found.peers.length}
              peers={rows.filter(({ isOut }) => !isOut)}
            />
          ) : null}
        </Stack>
      )}
    </Page>
  );
}
