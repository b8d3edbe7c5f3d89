import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { PAGE_MARGINS, PAGE_ORIENTATIONS, PAGE_SIZES } from '#domain/reporting';
import { useProject } from '#shared/project';
import type { ReportDraft } from '../model/reportDraft.ts';
import * as t from '../texts.ts';

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

interface PageSettingsFormProps {
  draft: ReportDraft;
  onChange: (change: Partial<ReportDraft>) => void;
}

/** How the pages of a report are made. */
export function PageSettingsForm({ draft, onChange }: PageSettingsFormProps) {
  return (
    <Stack gap={3}>
      <Select
        label={t.pageSize}
        options={optionsOf(PAGE_SIZES)}
        value={draft.page_size}
        onChange={(page_size) => onChange({ page_size })}
      />
      <Select
        label={t.orientation}
        options={optionsOf(PAGE_ORIENTATIONS)}
        value={draft.page_orientation}
        onChange={(page_orientation) => onChange({ page_orientation })}
      />
      <Select
        label={t.margin}
        options={optionsOf(PAGE_MARGINS)}
        value={draft.margin}
        onChange={(margin) => onChange({ margin })}
      />
      <Switch
        label={t.header}
        checked={draft.include_header}
        onChange={(include_header) => onChange({ include_header })}
      />
      <Switch
        label={t.coverPage}
        checked={draft.include_cover_page}
        onChange={(include_cover_page) => onChange({ include_cover_page })}
      />
      <Switch
        label={t.pageNumbers}
        checked={draft.include_page_numbers}
        onChange={(include_page_numbers) => onChange({ include_page_numbers })}
      />
      <Switch
        label={t.tableOfContents}
        checked={draft.include_contents}
        onChange={(include_contents) => onChange({ include_contents })}
      />
      {draft.include_cover_page ? <CoverForm draft={draft} onChange={onChange} /> : null}
    </Stack>
  );
}

/** What the cover says. */
function CoverForm({ draft, onChange }: PageSettingsFormProps) {
  const { picture_url: picture } = useProject();
  return (
    <>
      <Switch
        label={t.pictureOfTheProject}
        checked={draft.include_cover_picture && picture !== null}
        disabledReason={picture === null ? t.thisProjectHasNoPicture : undefined}
        onChange={(include_cover_picture) => onChange({ include_cover_picture })}
      />
      <TextField
        label={t.preparedFor}
        maxLength={120}
        value={draft.prepared_for}
        onChange={(prepared_for) => onChange({ prepared_for })}
      />
      <TextField
        label={t.preparedBy}
        hint={t.ifBlankWhoeverMade}
        maxLength={120}
        value={draft.prepared_by}
        onChange={(prepared_by) => onChange({ prepared_by })}
      />
    </>
  );
}
