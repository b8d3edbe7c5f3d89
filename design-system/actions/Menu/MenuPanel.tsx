import { onDemand } from '../../private/on-demand/onDemand.tsx';
import type { MenuPanelProps } from './MenuPanelProps.ts';

const panel = onDemand<MenuPanelProps>(async () => (await import('./MenuContent.tsx')).MenuContent);

/** The open menu, in a piece of its own. */
export const MenuPanel = panel.Part;

/** Brings what draws an open menu: somebody is near one. */
export const bringMenu = () => void panel.ask();
