import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatCode } from '#domain/items';
import type { RiskStatus } from '#domain/risks';
import { RowHistory, RowTabs } from '#features/files';
import { RelatedIssues } from '#features/issues';
import { useCan } from '#platform/flags';
import { DraftProblem, useFaultFocus, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useAtMost } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useRiskScale } from '#shared/risk-scale';
import { differs, readingsOf, toRiskDraft, toRiskPatch } from '../model/riskDraft.ts';
import { figuresOf } from '../model/riskFigures.ts';
import { riskFlyout } from '../riskFlyout.ts';
import { useRemoveRisk, useSaveRisk } from '../riskMutations.ts';
import {
  registerQuery,
  type Risk,
  riskHistoryQuery,
  riskKeys,
  type RiskPatch,
  riskQuery,
} from '../riskQueries.ts';
import * as t from '../texts.ts';
import { CloseRisk } from './CloseRisk.tsx';
import { RiskEnd } from './RiskEnd.tsx';
import { RiskForm } from './RiskForm.tsx';
import { RiskHead } from './RiskHead.tsx';
import { RiskEstimate, RiskHeadline } from './RiskHeadline.tsx';
import { RiskItems } from './RiskItems.tsx';
import { RiskSheet } from './RiskSheet.tsx';

export interface RiskFlyoutProps {
  riskId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One risk beside the register: what it says, its mitigations, and what happened to it. */
export default function RiskFlyout({ riskId, ...rest }: RiskFlyoutProps) {
  return riskId === 'new' ? <RiskEditor {...rest} /> : <LoadedRisk id={riskId} {...rest} />;
}

function LoadedRisk({ id, ...rest }: Omit<RiskFlyoutProps, 'riskId'> & { id: number }) {
  const risk = useQuery(riskQuery(useProjectId(), id));
  if (risk.data) return <RiskEditor key={risk.data.id} risk={risk.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={riskFlyout}
      label={t.risk}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {risk.isError ? (
        <LoadError what={t.detailsOfThisRisk} error={risk.error} onRetry={() => void risk.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

interface EditorProps extends Omit<RiskFlyoutProps, 'riskId'> {
  risk?: Risk;
}

function RiskEditor({ risk, onOpen, onClose }: EditorProps) {
  const canChange = useCan('change_risk');
  const form = useRowDraft(risk, toRiskDraft);
  const { start, draft } = form;
  const [asks, setAsks] = useState<'delete' | 'close'>();
  // The same key for each try of this form, so that a repeated Save keeps one risk.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveRisk();
  const [refusals, setRefusals] = useState(0);
  const faults = useFaultFocus<HTMLDivElement>(refusals);
  const isChanged = differs(draft, start);
  const letGo = useUnsavedFlyout(riskFlyout, isChanged);
  const title = risk ? `${formatCode('risk', risk.number)} ${risk.name}` : t.newRisk;
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = (more: Pick<RiskPatch, 'status'> = {}) =>
    save.mutate(
      {
        risk: form.row,
        input: { ...toRiskPatch(draft, start, !risk), ...more },
        key: save.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
        onError: () => setRefusals((count) => count + 1),
      },
    );
  const isRescored = !risk || draft.likelihood !== risk.likelihood || draft.impact !== risk.impact;
  const scale = useRiskScale(isRescored ? undefined : risk.scale);
  const around = useQuery(registerQuery(useProjectId())).data;
  const figures = figuresOf(draft, start, around, countedIn(form.row));
  const isNarrow = useAtMost(breakpoint.narrow);
  const headline = <RiskHeadline figures={figures} />;
  const { now } = readingsOf(draft, start);
  const unsaved = isChanged ? t.saveYourChangesFirst : undefined;
  const move = (to: RiskStatus) => (to === 'CLOSED' ? setAsks('close') : send({ status: to }));
  const fields = (
    <Stack gap={4}>
      <RiskEstimate
        budget={around?.budget}
        likelihood={now.likelihood}
        impact={now.impact}
        estimated={figures.estimated}
        {...(canChange && draft.value !== figures.estimated && { onUse: (value) => form.change({ value }) })}
      />
      {risk && !canChange ? (
        <RiskSheet risk={risk} draft={start} scale={scale} relations={<Relations risk={risk} />} />
      ) : (
        <RiskForm
          draft={draft}
          start={start}
          errors={ownErrors(save.error?.fields)}
          isNew={!risk}
          scale={scale}
          relations={risk ? <Relations risk={risk} /> : null}
          onChange={form.change}
        />
      )}
    </Stack>
  );
  return (
    <HostedFlyout
      flyout={riskFlyout}
      label={title}
      header={
        <RiskHead
          risk={risk}
          now={now}
          scale={scale}
          onOpen={onOpen}
          onClose={onClose}
          {...(canChange && { status: { reason: unsaved, onMove: move } })}
          {...(risk && canChange && { onRemove: () => setAsks('delete') })}
        />
      }
      {...(isNarrow ? {} : { banner: headline })}
      footer={
        <>
          {risk && canChange ? (
            <Button
              disabledReason={unsaved}
              onPress={() => move(draft.status === 'CLOSED' ? 'IDENTIFIED' : 'CLOSED')}
            >
              {draft.status === 'CLOSED' ? t.reopenRisk : t.closeRisk}
            </Button>
          ) : null}
          <Box flex="grow" />
          <Button onPress={onClose}>{canChange ? t.cancel : t.close}</Button>
          {canChange ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={() => send()}>
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <div ref={faults}>
        <Stack gap={4}>
          {isNarrow ? headline : null}
          <DraftProblem what={t.riskLower} state={form} error={save.error} />
          {risk ? (
            <RowTabs
              label={t.risk}
              row={{ entity: 'risk', id: risk.id, code: formatCode('risk', risk.number) }}
              details={
                <Stack gap={4}>
                  {risk.status === 'CLOSED' ? <RiskEnd risk={risk} /> : null}
                  {fields}
                </Stack>
              }
              history={<RiskHistory id={risk.id} />}
              filesRefusal={canChange ? undefined : t.youCanSeeThisRisk}
            />
          ) : (
            fields
          )}
        </Stack>
      </div>
      {asks === 'delete' && risk ? (
        <RemoveRisk
          risk={risk}
          onCancel={() => setAsks(undefined)}
          onDone={() => {
            letGo();
            onClose();
          }}
        />
      ) : null}
      {asks === 'close' && risk ? (
        <CloseRisk
          risk={form.row ?? risk}
          onCancel={() => setAsks(undefined)}
          onClosed={(closed) => {
            form.adopt(closed);
            setAsks(undefined);
          }}
        />
      ) : null}
    </HostedFlyout>
  );
}

/** What it counts for among the active risks, as it was saved; nothing while it is new or closed. */
const countedIn = (risk: Risk | undefined): number | null =>
  risk?.status === 'IDENTIFIED' ? (risk.value ?? risk.estimated_value ?? 0) : null;

/** What it has to do with, in ForeSite and among the issues. */
function Relations({ risk }: { risk: Risk }) {
  return (
    <Stack gap={4}>
      <RiskItems risk={risk} />
      <RelatedIssues
        source={{ entity_type: 'risk', entity_id: risk.id }}
        input={{ name: risk.name, severity: risk.impact, cost_at_stake: risk.value }}
      />
    </Stack>
  );
}

/** What was refused, by field: a new risk is the first row of a list, whose errors begin with its place. */
const ownErrors = (fields: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field.replace(/^0\./, ''), texts]));

function RemoveRisk({ risk, onCancel, onDone }: { risk: Risk; onCancel: () => void; onDone: () => void }) {
  const remove = useRemoveRisk();
  return (
    <Confirm
      title={t.youAreAboutToRemove}
      confirmLabel={t.deleteWord}
      onCancel={onCancel}
      onConfirm={() => {
        remove.mutate(risk);
        onDone();
      }}
    >
      {t.codeNameLeavesTheRegister(formatCode('risk', risk.number), risk.name)}
    </Confirm>
  );
}

function RiskHistory({ id }: { id: number }) {
  const projectId = useProjectId();
  const history = useInfiniteQuery(riskHistoryQuery(projectId, id));
  return <RowHistory history={history} row={t.theRisk} keys={[riskKeys.project(projectId)]} />;
}
