import type { MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import type { FrameMenu } from './frameMenu.ts';

/** A menu of the frame as the top bar drops it down. */
export function toMenuSections({ sections }: Pick<FrameMenu, 'sections'>): readonly MenuSection[] {
  return sections.map(({ links, ...section }) => ({
    ...section,
    items: links.map(({ tag, keys, ...link }) => ({
      ...link,
      ...(tag ? { end: <Badge {...tag} /> } : {}),
      ...(keys === undefined ? {} : { end: <KeyCaps keys={keys} /> }),
    })),
  }));
}
