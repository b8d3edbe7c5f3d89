import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { type DesignMilestone, useProject } from '#shared/project';
import * as t from '../texts.ts';
import { ReportDialog, type ReportKind } from './ReportDialog.tsx';

/** The two reports of an estimate: of one milestone, and of all of them. */
export function ReportsButton({
  milestone,
  milestones,
}: {
  milestone: DesignMilestone;
  milestones: readonly DesignMilestone[];
}) {
  const { permissions } = useProject();
  const [asked, setAsked] = useState<ReportKind>();
  const none = milestones.every(({ has_estimate: has }) => !has);
  const blocked = permissions.includes('download_estimate')
    ? none && t.noMilestoneOfThisProject
    : t.reportsNeedThePermission;
  return (
    <>
      <Menu
        label={t.reports}
        sections={[
          {
            id: 'reports',
            items: [
              {
                id: 'milestone',
                label: t.milestoneReport,
                description: t.oneMilestoneLineByLine,
                onSelect: () => setAsked('milestone'),
              },
              {
                id: 'estimate',
                label: t.estimateReport,
                description: t.allMilestonesSideBySide,
                onSelect: () => setAsked('estimate'),
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <Button icon={Download} collapses trigger={trigger} {...(blocked && { disabledReason: blocked })}>
            {t.reports}
          </Button>
        )}
      />
      {asked ? (
        <ReportDialog
          kind={asked}
          milestone={milestone}
          milestones={milestones}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
