import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { HistoryButton } from '#features/history';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { AreaSection } from '../components/AreaSection.tsx';
import { ComponentAreas } from '../components/ComponentAreas.tsx';
import { CostCard } from '../components/CostCard.tsx';
import { EstimateChart } from '../components/EstimateChart.tsx';
import { TargetArea } from '../components/TargetArea.tsx';
import { type Overview, overviewQuery } from '../overviewQueries.ts';
import * as styles from './OverviewScreen.css.ts';

/** Where a program stands: its area against the target, and a widget for each permission (docs/product/overview.md). */
export default function OverviewScreen() {
  const projectId = useProjectId();
  const overview = useQuery(overviewQuery(projectId));
  usePrintInLight();
  return (
    <Page
      title="Program Overview"
      actions={
        <>
          <HistoryButton />
          {overview.data ? <Button onPress={() => window.print()}>Print</Button> : null}
        </>
      }
    >
      {overview.isPending ? <WaitingOverview /> : null}
      {overview.isError && !overview.data ? (
        <LoadError what="overview" error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.data ? <Parts projectId={projectId} overview={overview.data} /> : null}
    </Page>
  );
}

/** A widget stands there where the server sent its figures: it knows who may see what. */
function Parts({ projectId, overview }: { projectId: number; overview: Overview }) {
  const { area, cost, estimate, components } = overview;
  return (
    <Stack gap={4}>
      <TargetArea area={area} />
      <AreaSection projectId={projectId} area={area} />
      {cost || estimate ? (
        <div className={styles.widgets} data-single={!(cost && estimate) || undefined}>
          {cost ? <CostCard projectId={projectId} cost={cost} /> : null}
          {estimate ? (
            <div className={styles.frame}>
              <EstimateChart estimate={estimate} />
            </div>
          ) : null}
        </div>
      ) : null}
      {components ? <ComponentAreas rows={components} unit={area.unit} /> : null}
    </Stack>
  );
}

function WaitingOverview() {
  return (
    <Stack gap={4}>
      <Skeleton height={72} />
      <Skeleton height={444} />
      <Skeleton height={240} />
    </Stack>
  );
}
