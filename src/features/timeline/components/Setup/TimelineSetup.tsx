import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Settings } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useCan } from '#platform/flags';
import * as t from '../../texts.ts';
import type { Timeline } from '../../timelineQueries.ts';

const PhasesDialog = opened(async () => (await import('./PhasesDialog.tsx')).PhasesDialog);
const CalendarDialog = opened(async () => (await import('./CalendarDialog.tsx')).CalendarDialog);

export interface TimelineSetupProps {
  timeline: Timeline;
  /** Has room for an icon only. */
  isShort: boolean;
}

/** What the timeline is made on: its phases and groups, and the days on which work is done. */
export function TimelineSetup({ timeline, isShort }: TimelineSetupProps) {
  const [open, setOpen] = useState<'phases' | 'calendar' | null>(null);
  const mayChange = useCan('change_timelinephase');
  if (!mayChange) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={t.setUp}
        sections={[
          {
            id: 'setup',
            items: [
              { id: 'phases', label: t.phasesAndGroupsSentence, onSelect: () => setOpen('phases') },
              { id: 'calendar', label: t.workDaysAndHolidaysSentence, onSelect: () => setOpen('calendar') },
            ],
          },
        ]}
        renderTrigger={(trigger) =>
          isShort ? (
            <IconButton icon={Settings} size="small" label={t.setUp} trigger={trigger} />
          ) : (
            <Button size="small" caret trigger={trigger}>
              {t.setUp}
            </Button>
          )
        }
      />
      <Suspense>
        {open === 'phases' ? <PhasesDialog timeline={timeline} onClose={close} /> : null}
        {open === 'calendar' ? <CalendarDialog timeline={timeline} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
