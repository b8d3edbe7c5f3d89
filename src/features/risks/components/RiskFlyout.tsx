import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatCode } from '#domain/items';
import { TEMPLATE_LIMITS } from '#domain/library';
import { levelIn, riskScore, type RiskScale } from '#domain/risks';
import { RowHistory, RowTabs } from '#features/files';
import { RelatedIssues } from '#features/issues';
import { KeepTemplate } from '#features/library';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import { useRiskScale } from '#shared/risk-scale';
import { differs, type RiskDraft, toRiskDraft, toRiskPatch } from '../model/riskDraft.ts';
import { levelLabel, STATUS_LOOKS } from '../model/riskWords.ts';
import { riskFlyout } from '../riskFlyout.ts';
import { useRemoveRisk, useSaveRisk } from '../riskMutations.ts';
import { type Risk, riskHistoryQuery, riskKeys, type RiskPatch, riskQuery } from '../riskQueries.ts';
import { CloseRisk } from './CloseRisk.tsx';
import { RiskEnd } from './RiskEnd.tsx';
import { RiskForm } from './RiskForm.tsx';
import { RiskItems } from './RiskItems.tsx';

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
    <HostedFlyout flyout={riskFlyout} label="Risk" footer={<Button onPress={rest.onClose}>Close</Button>}>
      {risk.isError ? (
        <LoadError what="details of this risk" error={risk.error} onRetry={() => void risk.refetch()} />
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
  const isChanged = differs(draft, start);
  const letGo = useUnsavedFlyout(riskFlyout, isChanged);
  const title = risk ? `${formatCode('risk', risk.number)} ${risk.name}` : 'New risk';
  const reason =
    draft.name.trim() === '' ? 'Name is required' : isChanged ? undefined : 'Nothing has changed';
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
      },
    );
  const isRescored = !risk || draft.likelihood !== risk.likelihood || draft.impact !== risk.impact;
  const scale = useRiskScale(isRescored ? undefined : risk.scale);
  const fields = (
    <RiskForm
      draft={draft}
      start={start}
      estimated={risk?.estimated_value ?? null}
      errors={ownErrors(save.error?.fields)}
      readOnly={!canChange}
      isNew={!risk}
      scale={scale}
      onChange={form.change}
    />
  );
  return (
    <HostedFlyout
      flyout={riskFlyout}
      label={title}
      header={
        <RiskHead
          risk={risk}
          draft={draft}
          scale={scale}
          onClose={onClose}
          {...(risk && canChange && { onRemove: () => setAsks('delete') })}
        />
      }
      footer={
        <>
          {risk && canChange ? (
            <Button
              disabledReason={isChanged ? 'Save your changes first' : undefined}
              onPress={() => (draft.status === 'CLOSED' ? send({ status: 'IDENTIFIED' }) : setAsks('close'))}
            >
              {draft.status === 'CLOSED' ? 'Reopen risk' : 'Close risk'}
            </Button>
          ) : null}
          <Box flex="grow" />
          <Button onPress={onClose}>{canChange ? 'Cancel' : 'Close'}</Button>
          {canChange ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={() => send()}>
              Save
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what="risk" state={form} error={save.error} />
        {risk ? (
          <RowTabs
            label="Risk"
            row={{ entity: 'risk', id: risk.id, code: formatCode('risk', risk.number) }}
            details={
              <Stack gap={4}>
                {risk.status === 'CLOSED' ? <RiskEnd risk={risk} /> : null}
                {fields}
                <RiskItems risk={risk} />
                <RelatedIssues
                  source={{ entity_type: 'risk', entity_id: risk.id }}
                  input={{ name: risk.name, severity: risk.impact, cost_at_stake: risk.value }}
                />
              </Stack>
            }
            history={<RiskHistory id={risk.id} />}
            filesRefusal={canChange ? undefined : 'You can see this risk but not change it.'}
          />
        ) : (
          fields
        )}
      </Stack>
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

/** What was refused, by field: a new risk is the first row of a list, whose errors begin with its place. */
const ownErrors = (fields: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field.replace(/^0\./, ''), texts]));

interface HeadProps {
  risk: Risk | undefined;
  draft: RiskDraft;
  scale: RiskScale;
  onClose: () => void;
  onRemove?: () => void;
}

function RiskHead({ risk, draft, scale, onClose, onRemove }: HeadProps) {
  const score = riskScore(draft.likelihood, draft.impact);
  const level = levelIn(scale, draft.likelihood, draft.impact);
  return (
    <Stack gap={1}>
      <Inline justify="space-between">
        <Inline gap={2}>
          {risk ? <Text weight="strong">{formatCode('risk', risk.number)}</Text> : null}
          {risk ? <StatusTag {...STATUS_LOOKS[risk.status]} /> : null}
          {score > 0 ? <ScorePill score={score} level={level} label={levelLabel(level)} /> : null}
          <Text tone="muted">{risk?.category?.name}</Text>
        </Inline>
        <Inline gap={1}>
          {risk ? <KeepTemplate kind="RISK" input={toTemplate(risk)} /> : null}
          {onRemove ? <IconButton icon={Trash2} size="small" label="Delete" onPress={onRemove} /> : null}
          <IconButton icon={X} size="small" label="Close" onPress={onClose} />
        </Inline>
      </Inline>
      <Text as="h2" size="section" weight="strong">
        {risk?.name ?? 'New risk'}
      </Text>
    </Stack>
  );
}

/** What a template keeps of a risk: not its money, its people or its dates, which are the project's. */
const toTemplate = ({ name, description, category, likelihood, impact, ...risk }: Risk) => ({
  name,
  description,
  category_id: category?.id ?? null,
  likelihood,
  impact,
  response: risk.response,
  cause: risk.cause,
  event: risk.event,
  effect: risk.effect,
  trigger: risk.trigger,
  mitigations: risk.mitigations
    .filter((mitigation) => mitigation.name.trim() !== '')
    .slice(0, TEMPLATE_LIMITS.mitigations)
    .map(({ name: title, description: text, cost, likelihood_effect, impact_effect }) => ({
      name: title,
      description: text,
      cost,
      likelihood_effect,
      impact_effect,
    })),
});

function RemoveRisk({ risk, onCancel, onDone }: { risk: Risk; onCancel: () => void; onDone: () => void }) {
  const remove = useRemoveRisk();
  return (
    <Confirm
      title="You are about to remove a risk"
      confirmLabel="Delete"
      onCancel={onCancel}
      onConfirm={() => {
        remove.mutate(risk);
        onDone();
      }}
    >
      {`${formatCode('risk', risk.number)} ${risk.name} leaves the register, the heatmap and the cost trend.`}
    </Confirm>
  );
}

function RiskHistory({ id }: { id: number }) {
  const projectId = useProjectId();
  const history = useInfiniteQuery(riskHistoryQuery(projectId, id));
  return <RowHistory history={history} row="the risk" keys={[riskKeys.project(projectId)]} />;
}
