import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { checkTemplate, TEMPLATE_LINES, templateFields } from '#domain/markups';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { HistoryList } from '#shared/history';
import { useStartFocus } from '#shared/page';
import { localToday } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { useUndo } from '#shared/undo';
import { useUnsaved } from '#shared/unsaved';
import { countChanges, newLine, toDraft, toLines, toPatch } from '../model/templateDraft.ts';
import { useRemoveTemplate, useSaveTemplate } from '../templateMutations.ts';
import { type Template, templateHistoryQuery, templateKeys } from '../templateQueries.ts';
import * as t from '../texts.ts';
import { LineTable } from './LineTable.tsx';
import { WorkedExample } from './WorkedExample.tsx';
import * as styles from './Markups.css.ts';

export interface TemplateEditorProps {
  template: Template | undefined;
  onSaved: (id: number) => void;
  onGone: () => void;
}

const readOnly = { disabledReason: t.youCanViewTemplatesBut };

/** A template with its lines, beside what they add to a cost. */
export function TemplateEditor({ template, onSaved, onGone }: TemplateEditorProps) {
  const form = useRowDraft(template, toDraft);
  const { draft, start, change } = form;
  const [tab, setTab] = useState<'lines' | 'history'>('lines');
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [added, setAdded] = useState<string>();
  const whole = useStartFocus<HTMLDivElement>();
  const mayChange = useCan(template ? 'change_markuptemplate' : 'add_markuptemplate');
  const mayRemove = useCan('delete_markuptemplate');
  const save = useSaveTemplate();
  const remove = useRemoveTemplate();
  const patch = toPatch(draft, start);
  const changes = countChanges(draft, start);
  const letGo = useUnsaved(
    changes > 0,
    (from, to) => from.pathname + from.search !== to.pathname + to.search,
  );
  const lines = toLines(draft.lines);
  const own = checkTemplate({ ...draft, lines }, { today: localToday(), isNew: template === undefined });
  const errors = { ...(tried ? own : {}), ...save.error?.fields };
  const add = () => {
    const line = newLine();
    change({ lines: [...draft.lines, line] });
    setAdded(line.key);
  };
  const send = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    save.mutate(
      {
        template: form.row,
        input: template ? patch : { ...draft, lines },
        key: save.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: (saved) => {
          letGo();
          setTried(false);
          form.adopt(saved);
          onSaved(saved.id);
        },
      },
    );
  };
  return (
    <div className={styles.editor} ref={whole}>
      <Card
        title={template?.name ?? t.newTemplate}
        actions={
          <>
            {changes > 0 ? <Text tone="muted">{t.pluralNotSaved(t.changeCount(changes))}</Text> : null}
            {template && mayRemove ? (
              <IconButton
                icon={Trash2}
                label={t.deleteTemplate}
                onPress={() => {
                  letGo();
                  onGone();
                  remove.mutate(template);
                }}
              />
            ) : null}
            {mayChange ? (
              <>
                <Button
                  {...(changes === 0 && { disabledReason: t.nothingHasChanged })}
                  onPress={() => (form.row ? form.adopt(form.row) : change(start))}
                >
                  {t.discard}
                </Button>
                <Button
                  variant="primary"
                  busy={save.isPending}
                  disabledReason={changes === 0 ? t.nothingHasChanged : undefined}
                  onPress={send}
                >
                  {t.saveTemplate}
                </Button>
              </>
            ) : null}
          </>
        }
      >
        <Stack gap={4}>
          <DraftProblem what={t.templateLower} state={form} error={save.error} />
          {errors['lines'] ? <Banner tone="critical">{errors['lines'].join(' ')}</Banner> : null}
          <Columns>
            <TextField
              label={templateFields.name.label}
              required
              readOnly={!mayChange}
              maxLength={templateFields.name.max}
              error={errors['name']?.join(' ')}
              startsFocused={!template}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={templateFields.group_name.label}
              readOnly={!mayChange}
              maxLength={templateFields.group_name.max}
              error={errors['group_name']?.join(' ')}
              value={draft.group_name}
              onChange={(group) => change({ group_name: group })}
            />
          </Columns>
          <Switch
            label={t.defaultNewProjectsStart}
            checked={draft.is_default}
            onChange={(isDefault) => change({ is_default: isDefault })}
            {...(!mayChange && readOnly)}
          />
          {template ? (
            <SectionTabs
              label={t.template}
              value={tab}
              onChange={(next) => {
                setTab(next);
                setAdded(undefined);
              }}
              tabs={[
                { id: 'lines', label: t.lines, count: draft.lines.length },
                { id: 'history', label: t.history },
              ]}
            />
          ) : null}
          {template && tab === 'history' ? (
            <TemplateHistory id={template.id} />
          ) : (
            <>
              {draft.lines.length === 0 ? (
                <EmptyState title={t.noLinesYet} text={t.addWhatComesOnTop} />
              ) : (
                <LineTable
                  lines={draft.lines}
                  errors={errors}
                  isReadOnly={!mayChange}
                  startsAt={added}
                  onChange={(next) => change({ lines: next })}
                />
              )}
              {mayChange ? (
                <Inline>
                  <Button
                    size="small"
                    icon={Plus}
                    {...(draft.lines.length >= TEMPLATE_LINES && {
                      disabledReason: t.aTemplateHasAtMost(TEMPLATE_LINES),
                    })}
                    onPress={add}
                  >
                    {t.addLine}
                  </Button>
                  <Box flex="grow" />
                </Inline>
              ) : null}
            </>
          )}
        </Stack>
      </Card>
      <WorkedExample lines={lines} saved={template ? toLines(start.lines) : undefined} />
    </div>
  );
}

function TemplateHistory({ id }: { id: number }) {
  const client = useQueryClient();
  const history = useInfiniteQuery(templateHistoryQuery(id));
  const { undo, undoing } = useUndo(() => client.invalidateQueries({ queryKey: templateKeys.all }));
  return <HistoryList history={history} subject={t.theTemplate} onUndo={undo} undoing={undoing} />;
}
