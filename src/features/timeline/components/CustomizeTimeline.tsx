import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { EVENT_TYPES } from '#domain/timeline';
import { GANTT_GROUPS, type GanttGrouping } from '../model/ganttRows.ts';
import type { TimelineLook } from '../model/timelineLook.ts';
import * as t from '../texts.ts';
import { useHiddenEvents } from '../useShownTimeline.ts';

export interface CustomizeTimelineProps {
  look: TimelineLook;
  onLook: (look: TimelineLook) => void;
}

const groupings = (Object.keys(GANTT_GROUPS) as GanttGrouping[]).map((value) => ({
  value,
  label: GANTT_GROUPS[value],
}));

/** Which dates show, what lines stand under, and what the colors of bars mean. */
export function CustomizeTimeline({ look, onLook }: CustomizeTimelineProps) {
  const hidden = useHiddenEvents(look);
  return (
    <Popover
      label={t.customizeTimeline}
      width={280}
      renderTrigger={(trigger) => (
        <IconButton icon={SlidersHorizontal} size="small" label={t.customizeTimeline} trigger={trigger} />
      )}
    >
      <Stack gap={3}>
        <Select
          label={t.groupBy}
          options={groupings}
          value={look.grouping}
          onChange={(grouping) => onLook({ ...look, grouping })}
        />
        <Switch
          label={t.colorsOfPhases}
          checked={look.phaseColors}
          onChange={(phaseColors) => onLook({ ...look, phaseColors })}
        />
        <Switch
          label={t.designMilestones}
          checked={look.showsMilestones}
          onChange={(showsMilestones) => onLook({ ...look, showsMilestones })}
        />
        {Object.entries(EVENT_TYPES).map(([type, label]) => (
          <Switch
            key={type}
            label={label}
            checked={!hidden.includes(type)}
            onChange={(shown) =>
              onLook({
                ...look,
                hiddenEvents: shown ? hidden.filter((one) => one !== type) : [...hidden, type],
              })
            }
          />
        ))}
        {look.hiddenEvents === null ? null : (
          <Button size="small" onPress={() => onLook({ ...look, hiddenEvents: null })}>
            {t.datesAsInProjectSettings}
          </Button>
        )}
      </Stack>
    </Popover>
  );
}
