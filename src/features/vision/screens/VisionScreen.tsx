import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { usePrinting } from '#design-system/private/usePrinting.ts';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useShortcuts } from '#shared/commands';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { CostCard } from '../components/CostCard.tsx';
import { CriteriaCard } from '../components/CriteriaCard.tsx';
import { DriverCard } from '../components/DriverCard.tsx';
import { ProgramCard } from '../components/ProgramCard.tsx';
import { StatementCard } from '../components/StatementCard.tsx';
import { StatementDialog } from '../components/StatementDialog.tsx';
import { UnreadSheet, VisionSheet } from '../components/VisionSheet.tsx';
import { ValueChart } from '../components/ValueChart.tsx';
import * as styles from '../components/Vision.css.ts';
import * as t from '../texts.ts';
import { useSaveVision } from '../visionMutations.ts';
import { type Vision, visionQuery } from '../visionQueries.ts';

/** What the project is for, what it is judged by, and which items serve that (docs/product/vision.md). */
export default function VisionScreen() {
  // Read anew on arrival: a decision of a moment ago may not have been heard of yet.
  const vision = useQuery({ ...visionQuery(useProjectId()), refetchOnMount: 'always' });
  const toasts = useToasts();
  const canEdit = useCan('change_project');
  const [isEditing, setIsEditing] = useState(false);
  const isPrinting = usePrinting();
  const [isReading, setIsReading] = useState(false);
  usePrintInLight();
  // What an owner gets on paper has the figures of now, whether it is asked for by the button or by the keys.
  const print = async () => {
    setIsReading(true);
    const { error } = await vision.refetch();
    flushSync(() => setIsReading(false));
    if (error) toasts.show({ tone: 'critical', title: t.notPrinted, detail: error.message });
    else window.print();
  };
  useShortcuts({ print: vision.data ? () => void print() : undefined });
  return (
    <Page
      title={t.vision}
      isPaper
      actions={
        vision.data ? (
          <>
            <Button busy={isReading} onPress={() => void print()}>
              {t.print}
            </Button>
            {canEdit ? (
              <Button variant="primary" onPress={() => setIsEditing(true)}>
                {t.editVision}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {vision.isPending ? <WaitingVision /> : null}
      {vision.isError && !vision.data ? (
        <LoadError what={t.visionLower} error={vision.error} onRetry={() => void vision.refetch()} />
      ) : null}
      {vision.data && isPrinting ? (
        vision.isFetching ? (
          <UnreadSheet />
        ) : (
          <VisionSheet vision={vision.data} readAt={vision.dataUpdatedAt} />
        )
      ) : null}
      {vision.data ? (
        <div className={styles.onScreen}>
          <VisionParts
            vision={vision.data}
            readOnly={!canEdit}
            isEditing={isEditing}
            onEdited={() => setIsEditing(false)}
          />
        </div>
      ) : null}
    </Page>
  );
}

interface PartsProps {
  vision: Vision;
  readOnly: boolean;
  isEditing: boolean;
  onEdited: () => void;
}

/** A widget stands there where the server sent its figures: it knows who may see what. */
function VisionParts({ vision, readOnly, isEditing, onEdited }: PartsProps) {
  const navigate = useNavigate();
  const projectId = useProjectId();
  const save = useSaveVision();
  const { items, program, cost, criteria } = vision;
  return (
    <Stack gap={4}>
      <StatementCard vision={vision} readOnly={readOnly} />
      <div className={styles.pair} data-single={!items || undefined}>
        <DriverCard
          vision={vision}
          readOnly={readOnly}
          onSave={(drivers, title) => save.mutate({ batch: { value_drivers: drivers ?? {} }, title })}
        />
        {items ? (
          <ValueChart
            drivers={vision.drivers}
            items={items}
            onOpen={(id) => void navigate(`${pathTo('foresite', { projectId })}?itemDetailsId=${id}`)}
          />
        ) : null}
      </div>
      <div className={styles.thirds}>
        {program ? <ProgramCard program={program} /> : null}
        {cost ? (
          <div className={styles.costs}>
            <CostCard cost={cost} />
          </div>
        ) : null}
        <CriteriaCard
          criteria={criteria}
          readOnly={readOnly}
          onSave={(rows, title) => save.mutate({ batch: { criteria: rows ?? {} }, title })}
        />
      </div>
      {isEditing ? (
        <StatementDialog
          vision={vision}
          busy={save.isPending}
          onCancel={onEdited}
          onSave={(statement) =>
            save.mutate({ batch: { vision: statement }, title: t.visionSaved }, { onSuccess: onEdited })
          }
        />
      ) : null}
    </Stack>
  );
}

function WaitingVision() {
  return (
    <Stack gap={4}>
      <Skeleton height={164} />
      <Skeleton height={340} />
      <Skeleton height={220} />
    </Stack>
  );
}
