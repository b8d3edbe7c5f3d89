import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { checkCopy, TEMPLATE_LINES } from '#domain/markups';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { localToday, useProjectId } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
import { toProjectDraft, toProjectLines } from '../../model/projectDraft.ts';
import { newLine, toLines } from '../../model/templateDraft.ts';
import type { ProjectMarkups } from '../../projectMarkupQueries.ts';
import * as t from '../../texts.ts';
import { useSaveProjectMarkups } from '../../useSaveProjectMarkups.ts';
import { LineTable } from '../LineTable.tsx';
import { WorkedExample } from '../WorkedExample.tsx';
import { Effect } from './Effect.tsx';

const toDraft = (copy: ProjectMarkups | undefined) => ({ lines: toProjectDraft(copy?.lines ?? []) });

/** The lines of a project, edited in place beside what they add to a cost and what they change in the project. */
export function ProjectLines({ copy }: { copy: ProjectMarkups }) {
  const form = useRowDraft(copy, toDraft);
  const start = form.start.lines;
  const { lines } = form.draft;
  const setLines = (next: typeof lines) => form.change({ lines: next });
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState<string>();
  const mayChange = useCan('edit_item_markup');
  const save = useSaveProjectMarkups(useProjectId());
  // A line that somebody else has removed meanwhile is kept as a new one.
  const there = new Set(toProjectLines(start).map(({ id }) => id));
  const wanted = toProjectLines(lines).map((line) => (there.has(line.id) ? line : { ...line, id: null }));
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(toProjectLines(start));
  const letGo = useUnsaved(isChanged);
  const own = checkCopy(wanted, localToday());
  const isSound = Object.keys(own).length === 0;
  const errors = { ...(tried ? own : {}), ...save.error?.fields };
  const add = () => {
    const line = newLine();
    setLines([...lines, line]);
    setAdded(line.key);
  };
  const send = () => {
    setTried(true);
    if (!isSound) return;
    save.mutate(
      { version: (form.row ?? copy).version, input: { lines: wanted }, done: t.markupsSaved },
      {
        onSuccess: (saved) => {
          letGo();
          setTried(false);
          form.adopt(saved);
        },
      },
    );
  };
  return (
    <Stack gap={4}>
      <Card
        title={t.lines}
        actions={
          mayChange ? (
            <>
              {isChanged ? <Text tone="muted">{t.notSaved}</Text> : null}
              <Button
                {...(!isChanged && { disabledReason: t.nothingHasChanged })}
                onPress={() => form.adopt(form.row ?? copy)}
              >
                {t.discard}
              </Button>
              <Button
                variant="primary"
                busy={save.isPending}
                disabledReason={isChanged ? undefined : t.nothingHasChanged}
                onPress={send}
              >
                {t.saveMarkups}
              </Button>
            </>
          ) : null
        }
      >
        <Stack gap={4}>
          <DraftProblem what={t.listOfMarkups} state={form} error={save.error} />
          {errors['lines'] ? <Banner tone="critical">{errors['lines'].join(' ')}</Banner> : null}
          {lines.length === 0 ? (
            <EmptyState title={t.noMarkups} text={t.itemsCostWhatTheirRows} />
          ) : (
            <LineTable
              lines={lines}
              errors={errors}
              isReadOnly={!mayChange}
              startsAt={added}
              onChange={setLines}
            />
          )}
          {mayChange ? (
            <Inline>
              <Button
                size="small"
                icon={Plus}
                {...(lines.length >= TEMPLATE_LINES && {
                  disabledReason: t.aProjectHasAtMost(TEMPLATE_LINES),
                })}
                onPress={add}
              >
                {t.addLine}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Card>
      {isChanged && isSound ? (
        <Card title={t.whatSavingDoes}>
          <Effect lines={wanted} />
        </Card>
      ) : null}
      <WorkedExample lines={wanted} saved={toLines(start)} savedName={t.theSavedLines} />
    </Stack>
  );
}
