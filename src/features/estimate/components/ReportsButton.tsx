import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { type DesignMilestone, useProject } from '#shared/project';
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
    ? none && 'No milestone of this project has an estimate yet'
    : 'Reports need the permission to download estimates';
  return (
    <>
      <Menu
        label="Reports"
        sections={[
          {
            id: 'reports',
            items: [
              {
                id: 'milestone',
                label: 'Milestone Report',
                description: 'One milestone, line by line',
                onSelect: () => setAsked('milestone'),
              },
              {
                id: 'estimate',
                label: 'Estimate Report',
                description: 'All milestones side by side',
                onSelect: () => setAsked('estimate'),
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <Button icon={Download} trigger={trigger} {...(blocked && { disabledReason: blocked })}>
            Reports
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
