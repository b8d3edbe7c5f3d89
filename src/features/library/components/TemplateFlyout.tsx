import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ExternalLink, Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { TemplateKind } from '#domain/library';
import { timesUsed } from '#domain/money';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { SectionTabs } from '#shared/section';
import { toTemplateDraft, toTemplatePatch } from '../model/templateDraft.ts';
import { templateFlyouts } from '../templateFlyouts.ts';
import { useRemoveTemplate, useSaveTemplate } from '../templateMutations.ts';
import { type Template, templateHistoryQuery, templateQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';
import TakeTemplates from './TakeTemplates.tsx';
import { useTakeReason } from '../useTakeReason.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRecord, TemplateUses } from './TemplateRecord.tsx';

export interface TemplateFlyoutProps {
  kind: TemplateKind;
  templateId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One template beside the list: what it says, and what happened to it (docs/product/library.md). */
export default function TemplateFlyout({ templateId, ...rest }: TemplateFlyoutProps) {
  return templateId === 'new' ? <TemplateEditor {...rest} /> : <LoadedTemplate id={templateId} {...rest} />;
}

type Rest = Omit<TemplateFlyoutProps, 'templateId'>;

function LoadedTemplate({ id, ...rest }: Rest & { id: number }) {
  const template = useQuery(templateQuery(id));
  if (template.data?.kind === rest.kind)
    return <TemplateEditor key={template.data.id} template={template.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={templateFlyouts[rest.kind]}
      label={t.template}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {template.isError ? (
        <LoadError
          what={t.detailsOfThisTemplate}
          error={template.error}
          onRetry={() => void template.refetch()}
        />
      ) : template.data ? (
        <Text>{t.thisTemplateIsInAnother}</Text>
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

function TemplateEditor({ kind, template, onOpen, onClose }: Rest & { template?: Template }) {
  const takeReason = useTakeReason(kind);
  const canSave = useCan(template ? 'change_idea' : 'add_idea');
  const canRemove = useCan('delete_idea');
  const seesRisks = useCan('risk_access');
  const form = useRowDraft(template, toTemplateDraft);
  const { start, draft } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const [takes, setTakes] = useState(false);
  // The same key for each try of this form, so that a repeated Save keeps one template.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveTemplate();
  const remove = useRemoveTemplate();
  const input = toTemplatePatch(kind, draft, start);
  const isChanged = Object.keys(input).length > 0;
  const letGo = useUnsavedFlyout(templateFlyouts[kind], isChanged);
  const title = template?.name ?? t.newTemplate;
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      { template: form.row, kind, input, key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  const leave = (one: Template) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  return (
    <HostedFlyout
      flyout={templateFlyouts[kind]}
      label={title}
      header={
        <TemplateHead
          template={template}
          onClose={onClose}
          {...(template && canRemove && { onRemove: () => leave(template) })}
        />
      }
      {...(template && kind === 'RISK' && { banner: <TemplateRecord template={template} /> })}
      footer={
        <>
          {template ? (
            <Button
              icon={ExternalLink}
              disabledReason={takeReason ?? (isChanged ? t.saveYourChangesFirst : undefined)}
              onPress={() => setTakes(true)}
            >
              {t.addToProject}
            </Button>
          ) : null}
          <Box flex="grow" />
          <Button onPress={onClose}>{canSave ? t.cancel : t.close}</Button>
          {canSave ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.templateLower} state={form} error={save.error} />
        {template ? (
          <SectionTabs
            label={t.template}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {template && tab === 'history' ? (
          <TemplateHistory id={template.id} />
        ) : (
          <>
            <TemplateForm
              kind={kind}
              draft={draft}
              errors={save.error?.fields ?? {}}
              readOnly={!canSave}
              isNew={!template}
              onChange={form.change}
            />
            {template && kind === 'RISK' && seesRisks ? <TemplateUses id={template.id} /> : null}
          </>
        )}
      </Stack>
      {takes && template ? (
        <TakeTemplates
          kind={kind}
          templates={[template.id]}
          onClose={() => setTakes(false)}
          onTaken={() => setTakes(false)}
        />
      ) : null}
    </HostedFlyout>
  );
}

interface HeadProps {
  template: Template | undefined;
  onClose: () => void;
  onRemove?: () => void;
}

function TemplateHead({ template, onClose, onRemove }: HeadProps) {
  return (
    <Stack gap={1}>
      <Inline justify="space-between">
        <Text tone="muted">
          {template
            ? [
                template.kind === 'PACKAGE' ? template.number : template.code,
                template.project_type ?? t.anyProjectType,
                template.kind !== 'RISK' && timesUsed(template.used_count),
              ]
                .filter(Boolean)
                .join(' · ')
            : null}
        </Text>
        <Inline gap={1}>
          {onRemove ? (
            <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={onRemove} />
          ) : null}
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      </Inline>
      <Text as="h2" size="section" weight="strong">
        {template?.name ?? t.newTemplate}
      </Text>
    </Stack>
  );
}

function TemplateHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(templateHistoryQuery(id));
  return <HistoryList history={history} subject={t.theTemplate} />;
}
