import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { AnalysisPageFrame, type OpenAnalysis } from '../components/AnalysisPageFrame.tsx';
import { ConceptFlyout } from '../components/ConceptFlyout.tsx';
import { conceptColumnsOf, ConceptsGrid } from '../components/ConceptsGrid.tsx';
import { conceptFlyout } from '../conceptFlyouts.ts';
import { useDuplicateConcept, useRemoveConcept } from '../conceptMutations.ts';
import { type Concept, conceptsQuery } from '../conceptQueries.ts';
import * as t from '../texts.ts';

/** The concepts of an analysis (docs/product/concepts.md). */
export default function ConceptsScreen() {
  const { open } = useFlyout(conceptFlyout);
  return (
    <AnalysisPageFrame
      page="concepts"
      renderActions={({ analysis, canChange }) => (
        <>
          <ExportConcepts analysis={analysis} />
          {canChange ? (
            <Button variant="primary" icon={Plus} onPress={() => open('new')}>
              {t.addConcept}
            </Button>
          ) : null}
        </>
      )}
    >
      {(opened) => <ConceptList key={opened.analysis.id} {...opened} />}
    </AnalysisPageFrame>
  );
}

const nothing = () => undefined;

/** The concepts of an analysis, as a file. */
function ExportConcepts({ analysis }: Pick<OpenAnalysis, 'analysis'>) {
  const rows = useQuery(conceptsQuery(analysis.id)).data?.results;
  const toasts = useToasts();
  return (
    <ExportMenu
      collapses
      name={t.conceptsOfName(analysis.name)}
      columns={conceptColumnsOf(analysis, { onOpen: nothing, acts: undefined })}
      rows={() => rows ?? []}
      onPrint={null}
      {...(!rows?.length && { disabledReason: t.thereIsNothingToExport })}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}

function ConceptList({ analysis, canChange }: OpenAnalysis) {
  const concepts = useQuery(conceptsQuery(analysis.id));
  const { openId, open, close } = useFlyout(conceptFlyout);
  const { mutate: duplicate } = useDuplicateConcept(analysis.id);
  const remove = useRemoveConcept(analysis.id);
  const [asked, setAsked] = useState<Concept>();
  const acts = useMemo(
    () => (canChange ? { onDuplicate: (one: Concept) => duplicate(one), onRemove: setAsked } : undefined),
    [canChange, duplicate],
  );
  const rows = concepts.data?.results;
  const concept = rows?.find(({ id }) => id === openId);
  return (
    <>
      <ConceptsGrid
        analysis={analysis}
        concepts={rows}
        failure={
          concepts.error && !concepts.data ? (
            <LoadError
              what={t.conceptsLower}
              error={concepts.error}
              onRetry={() => void concepts.refetch()}
            />
          ) : undefined
        }
        add={
          canChange ? (
            <Button variant="primary" icon={Plus} onPress={() => open('new')}>
              {t.addConcept}
            </Button>
          ) : undefined
        }
        openId={openId}
        onOpen={open}
        acts={acts}
      />
      {(openId === 'new' && canChange) || concept ? (
        <ConceptFlyout
          key={openId}
          analysis={analysis}
          concept={concept}
          canChange={canChange}
          onSaved={open}
          onClose={close}
        />
      ) : null}
      {asked ? (
        <Confirm
          title={t.deleteName(asked.name)}
          confirmLabel={t.deleteWord}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            remove.mutate(asked);
            setAsked(undefined);
          }}
        >
          {t.youCanUndoThisRight}
        </Confirm>
      ) : null}
    </>
  );
}
