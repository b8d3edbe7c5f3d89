import { useEffect } from 'react';
import { useCurrentUser } from '#platform/flags';
import { PATHS, usePathname } from '#platform/routing';
import { defineSlot, useRemembered } from '#platform/storage';

/** The version whose changelog a person last had open. */
const readVersionSlot = defineSlot('changelog-read', (stored) => (typeof stored === 'string' ? stored : ''));

/** Whether the person has not yet opened the changelog of this version; opening it settles that. */
export function useChangelogNews(version: string | undefined): boolean {
  const [read, remember] = useRemembered(readVersionSlot, useCurrentUser().id);
  const pathname = usePathname();
  const isRead = version === undefined || read === version;
  const isOpen = pathname === PATHS.changelog;
  useEffect(() => {
    if (isOpen && !isRead) remember(version);
  }, [isOpen, isRead, version, remember]);
  return !isRead && !isOpen;
}
