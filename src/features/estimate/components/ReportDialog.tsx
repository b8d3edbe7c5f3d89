import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { type DesignMilestone, useProject } from '#shared/project';
import type { ReportFile } from '#shared/reports';
import * as t from '../texts.ts';
import { useReport } from './useReport.ts';

/** Of one milestone, or of all estimates of the project. */
export type ReportKind = 'milestone' | 'estimate';

const titles: Readonly<Record<ReportKind, string>> = {
  milestone: t.milestoneReport,
  estimate: t.estimateReport,
};
const pdf = { value: 'pdf', label: t.pdf } as const;
const excel = { value: 'xlsx', label: t.excel } as const;
const files: Readonly<Record<ReportKind, readonly { value: ReportFile; label: string }[]>> = {
  milestone: [pdf, excel],
  estimate: [excel, pdf],
};

export interface ReportDialogProps {
  kind: ReportKind;
  /** The one that is chosen at first; none where the report is asked for beside the estimate. */
  milestone?: DesignMilestone;
  milestones: readonly DesignMilestone[];
  onClose: () => void;
}

/** What a report of an estimate shows, and as which file it is downloaded. */
export function ReportDialog({ kind, milestone, milestones, onClose }: ReportDialogProps) {
  const { permissions } = useProject();
  const reported = milestones.filter(({ has_estimate: has }) => has);
  const [chosen, setChosen] = useState(
    milestone ? ((reported.find(({ id }) => id === milestone.id) ?? reported.at(-1))?.id ?? null) : null,
  );
  const [isTried, setTried] = useState(false);
  const isMissing = kind === 'milestone' && chosen === null;
  const [file, setFile] = useState<ReportFile>('pdf');
  const [showMarkups, setShowMarkups] = useState(true);
  const [showOwnerCosts, setShowOwnerCosts] = useState(true);
  const report = useReport();
  const download = () => {
    setTried(true);
    if (isMissing) return;
    const options = { milestone: kind === 'milestone' ? chosen : null, showMarkups, showOwnerCosts };
    report.download({ title: titles[kind], file, options }, onClose);
  };
  return (
    <Dialog
      title={titles[kind]}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={report.isPending} onPress={download}>
            {t.download}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {kind === 'milestone' ? (
          <Select
            label={t.milestone}
            required
            value={chosen === null ? null : String(chosen)}
            onChange={(value) => setChosen(Number(value))}
            {...(isTried && isMissing && { error: t.milestoneRequired })}
            {...(reported.length === 0 && {
              disabledReason: t.thereAreNoMilestonesCreated,
            })}
            placeholder={t.selectAMilestone}
            options={reported.map(({ id, code, name, actual_date, date }) => ({
              value: String(id),
              label: `${code} ${name}`,
              description: formatDate(actual_date ?? date),
            }))}
          />
        ) : null}
        <RadioGroup label={t.format} value={file} onChange={setFile} options={files[kind]} />
        {permissions.includes('view_item_markup') ? (
          <Checkbox
            label={t.showMarkups}
            hint={t.addsTheMarkupsThatLie}
            checked={showMarkups}
            onChange={setShowMarkups}
          />
        ) : null}
        <Checkbox label={t.showOwnerCosts} checked={showOwnerCosts} onChange={setShowOwnerCosts} />
      </Stack>
    </Dialog>
  );
}
