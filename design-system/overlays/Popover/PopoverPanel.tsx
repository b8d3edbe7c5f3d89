import { onDemand } from '../../private/on-demand/onDemand.tsx';
import type { PopoverPanelProps } from './PopoverPanelProps.ts';

const panel = onDemand<PopoverPanelProps>(async () => (await import('./PopoverContent.tsx')).PopoverContent);

/** The panel of a popover alone, for what has no button to open it: rendered while it is open, at any element. */
export const PopoverPanel = panel.Part;

/** Brings what draws an open popover: somebody is near one. */
export const bringPopover = () => void panel.ask();
