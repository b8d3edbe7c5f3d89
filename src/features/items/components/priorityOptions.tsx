import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { PRIORITIES } from '#domain/items';

/** The priorities as a Select offers them. */
export const priorityOptions = PRIORITIES.map(({ value, label }) => ({
  value: String(value),
  label,
  start: <PriorityBars level={value} label={label} labelHidden />,
}));
