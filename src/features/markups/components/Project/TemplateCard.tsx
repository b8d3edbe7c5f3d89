import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCan } from '#platform/flags';
import { useProjectId } from '#shared/project';
import { differencesOf } from '../../model/projectDraft.ts';
import type { ProjectMarkups } from '../../projectMarkupQueries.ts';
import * as t from '../../texts.ts';
import { useSaveProjectMarkups } from '../../useSaveProjectMarkups.ts';
import { Differences } from './Differences.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';

const none = 'none';

/** The template that a project's markups came from, how they differ from it, and the way to take it again. */
export function TemplateCard({ copy }: { copy: ProjectMarkups }) {
  const [isUpdating, setUpdating] = useState(false);
  const mayChange = useCan('edit_item_markup');
  const save = useSaveProjectMarkups(useProjectId());
  const template = copy.templates.find(({ id }) => id === copy.template_id);
  const rows = template ? differencesOf(template.lines, copy.lines) : [];
  const assign = (value: string) =>
    save.mutate({
      version: copy.version,
      input: { template_id: value === none ? null : Number(value) },
      done: value === none ? t.markupsFollowNoTemplate : t.templateAssigned,
    });
  return (
    <Card
      title={t.template}
      actions={
        mayChange && template ? (
          <Button
            disabledReason={rows.length === 0 ? t.theLinesAreThose : undefined}
            onPress={() => setUpdating(true)}
          >
            {t.updateFromTemplate}
          </Button>
        ) : null
      }
    >
      <Stack gap={3}>
        <Inline>
          <Select
            label={t.markupsOfThisProjectFollow}
            readOnly={!mayChange}
            value={template ? String(template.id) : none}
            onChange={assign}
            error={save.error?.message}
            options={[
              { value: none, label: t.noTemplate },
              ...copy.templates.map(({ id, name, group_name: group }) => ({
                value: String(id),
                label: group ? `${name} (${group})` : name,
              })),
            ]}
          />
        </Inline>
        {template ? <Differences rows={rows} /> : <Text tone="muted">{t.chooseATemplateToCompare}</Text>}
      </Stack>
      {isUpdating && template ? (
        <UpdateDialog copy={copy} template={template} onClose={() => setUpdating(false)} />
      ) : null}
    </Card>
  );
}
