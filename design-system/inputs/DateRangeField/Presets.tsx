import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { DayRange } from '../../private/date/parseRange.ts';

/** A span with a name, e.g. this quarter. */
export interface RangePreset {
  label: string;
  value: DayRange;
}

interface PresetsProps {
  presets: readonly RangePreset[];
  value: DayRange;
  clearable: boolean;
  onPick: (value: DayRange) => void;
}

const empty: DayRange = { start: null, end: null };

/** Named spans beside the calendar, and the way to none. */
export function Presets({ presets, value, clearable, onPick }: PresetsProps) {
  const clears = clearable && (value.start !== null || value.end !== null);
  if (presets.length === 0 && !clears) return null;
  return (
    <Stack gap={1} align="start">
      {presets.map((preset) => (
        <Button
          key={preset.label}
          size="small"
          variant="quiet"
          pressed={preset.value.start === value.start && preset.value.end === value.end}
          onPress={() => onPick(preset.value)}
        >
          {preset.label}
        </Button>
      ))}
      {clears ? (
        <Button size="small" variant="accent" onPress={() => onPick(empty)}>
          Clear
        </Button>
      ) : null}
    </Stack>
  );
}
