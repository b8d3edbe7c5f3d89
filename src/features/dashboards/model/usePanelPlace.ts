import { useState } from 'react';
import type { PanelPosition } from '#design-system/overlays/Panel/Panel.tsx';
import { tabStore } from '#platform/storage';

const keyOf = (name: string) => `dashboards.panel.${name}`;

function readPlace(name: string): PanelPosition | undefined {
  try {
    const place = JSON.parse(tabStore().getItem(keyOf(name)) ?? 'null') as Partial<PanelPosition> | null;
    return typeof place?.x === 'number' && typeof place.y === 'number'
      ? { x: place.x, y: place.y }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Where a floating panel was put, for as long as the tab lives. */
export function usePanelPlace(name: string) {
  const [position, setPosition] = useState(() => readPlace(name));
  return {
    position,
    onPositionChange: (place: PanelPosition) => {
      setPosition(place);
      try {
        tabStore().setItem(keyOf(name), JSON.stringify(place));
      } catch {
        // A browser that refuses storage opens the panel in the middle again.
      }
    },
  };
}
