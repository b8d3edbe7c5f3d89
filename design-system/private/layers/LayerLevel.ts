import { createContext, use } from 'react';
import { layer } from '../../foundations/scale.ts';

/** z-index for menus and popovers opened here: above the page and flyouts, or above a confirm when opened inside one. */
export const LayerLevel = createContext<number>(layer.popover);

/** The z-index for what opens here. */
export const useLayerLevel = () => use(LayerLevel);
