import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { analysisFields, CONCEPT_MESSAGES } from '#domain/concepts';
import { localToday } from '#shared/project';
import type { AnalysisDraft } from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';

export interface AnalysisFormProps {
  draft: AnalysisDraft;
  isNew: boolean;
  readOnly: boolean;
  /** The unit stays: concepts are measured in it. */
  hasConcepts: boolean;
  /** What was refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (change: Partial<AnalysisDraft>) => void;
}

const units = (Object.keys(AREA_UNITS) as AreaUnit[]).map((value) => ({
  value,
  label: `${AREA_UNITS[value].label} (${AREA_UNITS[value].abbreviation})`,
}));

/** What an analysis is about. */
export function AnalysisForm({ draft, isNew, readOnly, hasConcepts, errors, onChange }: AnalysisFormProps) {
  const field = (name: keyof AnalysisDraft) => ({
    label: analysisFields[name].label,
    error: errors[name]?.join(' '),
    readOnly,
  });
  return (
    <Stack gap={4}>
      <TextField
        {...field('name')}
        required
        startsFocused={isNew}
        maxLength={analysisFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        {...field('description')}
        maxLength={analysisFields.description.max}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <Columns count={2}>
        <TextField
          {...field('site')}
          maxLength={analysisFields.site.max}
          value={draft.site}
          onChange={(site) => onChange({ site })}
        />
        <TextField
          {...field('city')}
          hint={t.costsOfPastProjectsAre}
          maxLength={analysisFields.city.max}
          value={draft.city}
          onChange={(city) => onChange({ city })}
        />
        <NumberField
          {...field('target_area')}
          unit={AREA_UNITS[draft.area_unit].abbreviation}
          minimum={0}
          value={draft.target_area}
          onChange={(area) => onChange({ target_area: area })}
        />
        <Select
          {...field('area_unit')}
          {...(hasConcepts && !readOnly && { disabledReason: CONCEPT_MESSAGES.unit })}
          options={units}
          value={draft.area_unit}
          onChange={(unit) => onChange({ area_unit: unit })}
        />
        <DateField
          {...field('cost_date')}
          required
          hint={t.costsPerArea}
          today={localToday()}
          value={draft.cost_date}
          onChange={(day) => onChange({ cost_date: day })}
        />
      </Columns>
    </Stack>
  );
}
