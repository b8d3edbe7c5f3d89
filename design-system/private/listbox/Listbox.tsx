import type { ReactNode } from 'react';
import { onDemand } from '../on-demand/onDemand.tsx';
import type { ListboxProps } from './ListboxPanel.tsx';

const panel = onDemand<ListboxProps<string>>(async () => (await import('./ListboxPanel.tsx')).ListboxPanel);

/** The list below a select or combo box; the focus stays in the control, which names the active option. */
export const Listbox = panel.Part as <Value extends string>(props: ListboxProps<Value>) => ReactNode;

/** Brings the list: a control asks for it once somebody uses the page. */
export const bringListbox = () => void panel.ask();
