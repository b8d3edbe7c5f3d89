import { type RefObject, useEffect, useRef, useState } from 'react';
import { oneColumn } from './Reporting.css.ts';

/** Where the settings of a card stand far below the list, `show` brings them into sight once they are those of the chosen card. */
export function useSettingsInSight(): { settings: RefObject<HTMLElement | null>; show: () => void } {
  const settings = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0 && matchMedia(oneColumn).matches) settings.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return { settings, show: () => setAsked((times) => times + 1) };
}
