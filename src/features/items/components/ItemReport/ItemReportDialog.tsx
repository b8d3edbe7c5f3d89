import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useSubject } from '#platform/flags';
import { milestonesQuery, useProject, useProjectId } from '#shared/project';
import type { ReportFile } from '#shared/reports';
import { itemsQuery } from '../../itemQueries.ts';
import { firstItemReport, type ItemReportKind, type ItemReportOptions } from '../../model/itemReport.ts';
import * as t from '../../texts.ts';
import { MOST_REPORTED, useItemReport } from './useItemReport.ts';

const titles: Readonly<Record<ItemReportKind, string>> = {
  item: t.itemReport,
  optioneering: t.valueOptioneeringReport,
};
const every = 'all';
const pdf = { value: 'pdf', label: t.pdf } as const;
const excel = { value: 'xlsx', label: t.excel } as const;

/** What a report of items shows, and as which file it is downloaded. */
export default function ItemReportDialog({ kind, onClose }: { kind: ItemReportKind; onClose: () => void }) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const { tenantFlags } = useSubject();
  const items = useQuery(itemsQuery(projectId, { limit: 'all', ordering: 'number' })).data?.results;
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  const [chosen, setChosen] = useState<string[]>([]);
  const [milestone, setMilestone] = useState(every);
  const [options, setOptions] = useState(firstItemReport);
  const [wanted, setWanted] = useState<ReportFile>('pdf');
  const [isTried, setTried] = useState(false);
  const report = useItemReport();
  const isOfItems = kind === 'item';
  // A workbook has room for a row for each tag; with the panel of exports there is one of anything.
  const files = options.spreadsTags || tenantFlags.has('enable_foresite_export_panel') ? [pdf, excel] : [pdf];
  const file = files.some(({ value }) => value === wanted) ? wanted : 'pdf';
  const name = milestones?.find(({ id }) => String(id) === milestone)?.name;
  const shown = (items ?? []).filter((item) =>
    isOfItems
      ? chosen.includes(String(item.id))
      : milestone === every || (name !== undefined && item.milestone_name === name),
  );
  const isMissing = isOfItems && shown.length === 0;
  const set = (part: Partial<ItemReportOptions>) => setOptions({ ...options, ...part });
  const download = () => {
    setTried(true);
    if (isMissing) return;
    const title = name === undefined ? titles[kind] : `${titles[kind]}: ${name}`;
    report.download({ title, file, kind, ids: shown.map(({ id }) => id), options }, onClose);
  };
  return (
    <Dialog
      title={titles[kind]}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={report.isPending}
            onPress={download}
            {...(!isOfItems &&
              items !== undefined &&
              shown.length === 0 && {
                disabledReason: t.theReportWillBeEmpty,
              })}
          >
            {t.download}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isOfItems ? (
          <MultiSelect
            label={t.items}
            required
            hint={t.atMostValue(MOST_REPORTED)}
            placeholder={t.findItem}
            value={chosen}
            onChange={(ids) => setChosen(ids.slice(0, MOST_REPORTED))}
            options={(items ?? []).map(({ id, code, name: own }) => ({
              value: String(id),
              label: `${code} ${own}`,
            }))}
            {...(isTried && isMissing && { error: t.itemRequired })}
            {...(items?.length === 0 && {
              disabledReason: t.thereAreNoVO,
            })}
          />
        ) : (
          <Select
            label={t.milestone}
            value={milestone}
            onChange={setMilestone}
            options={[
              { value: every, label: t.allMilestones },
              ...(milestones ?? []).map(({ id, code, name: own }) => ({
                value: String(id),
                label: `${code} ${own}`,
              })),
            ]}
            {...(milestones?.length === 0 && {
              disabledReason: t.thereAreNoMilestonesCreated,
            })}
          />
        )}
        <RadioGroup label={t.format} value={file} onChange={setWanted} options={files} />
        {permissions.includes('delete_scenarioitem') ? (
          <Checkbox
            label={t.includeDeletedItems}
            checked={options.hasDeleted}
            onChange={(hasDeleted) => set({ hasDeleted })}
          />
        ) : null}
        {isOfItems ? (
          <Checkbox
            label={t.includeComments}
            checked={options.hasComments}
            onChange={(hasComments) => set({ hasComments })}
          />
        ) : null}
        <Checkbox
          label={t.spreadTags}
          hint={t.aRowForEachTag}
          checked={options.spreadsTags}
          onChange={(spreadsTags) => set({ spreadsTags })}
        />
        {permissions.includes('view_item_markup') ? (
          <Checkbox
            label={t.excludeIndirectCosts}
            hint={t.costsAsTheyAreEntered}
            checked={options.excludesIndirect}
            onChange={(excludesIndirect) => set({ excludesIndirect })}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
