import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { componentsQuery, milestonesQuery, useProjectId } from '#shared/project';
import { type ContextEntry, foundCodesQuery } from '../contextQueries.ts';
import { chosenId, choiceOf, withNone } from '../model/idChoices.ts';
import * as t from '../texts.ts';

/** What a row may be tied to. */
export interface TieDraft {
  milestone_id: number | null;
  component_id: number | null;
  cost_group_id: number | null;
}

export interface TieFieldsProps {
  draft: TieDraft;
  /** The cost group of the row as it is kept, by which its name is known. */
  code: ContextEntry['cost_group'] | undefined;
  field: (name: keyof TieDraft) => { label: string; error: string | undefined; readOnly: boolean };
  onChange: (change: Partial<TieDraft>) => void;
}

/** Milestone, component and cost group of an entry or a document. */
export function TieFields({ draft, code, field, onChange }: TieFieldsProps) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const known = code?.id === draft.cost_group_id ? code : null;
  return (
    <>
      <Select
        {...field('milestone_id')}
        options={withNone(milestones, t.allMilestones)}
        value={choiceOf(draft.milestone_id)}
        onChange={(value) => onChange({ milestone_id: chosenId(value) })}
      />
      <Select
        {...field('component_id')}
        options={withNone(components, t.wholeProject)}
        value={choiceOf(draft.component_id)}
        onChange={(value) => onChange({ component_id: chosenId(value) })}
      />
      <ComboBox
        {...field('cost_group_id')}
        placeholder={t.searchCodeOrTitle}
        clearable
        search={async (text) =>
          (await client.fetchQuery(foundCodesQuery(text))).map((one) => ({
            value: String(one.id),
            label: `${one.div_code} ${one.name}`,
          }))
        }
        value={draft.cost_group_id === null ? null : String(draft.cost_group_id)}
        {...(known && { selectedLabel: `${known.div_code} ${known.name}` })}
        onChange={(value) => onChange({ cost_group_id: value === null ? null : Number(value) })}
      />
    </>
  );
}
