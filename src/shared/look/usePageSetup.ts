import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { useProjectIdIfAny } from '#shared/project';
import { type PageSetting, pageSettingsQuery } from '#shared/settings';
import { sameConfig } from '#shared/views';
import { chosenSetup, type PageKey, type PageSetup } from './pageSetup.ts';
import { useKeepSetup } from './useKeepSetup.ts';

const none: readonly PageSetting[] = [];

/** What is chosen for a page, by the caller and for everybody; undefined until the server has answered. */
export function useChosenSetup(key: PageKey) {
  const projectId = useProjectIdIfAny() ?? null;
  const { data, isSuccess } = useQuery(pageSettingsQuery(projectId));
  const settings = data?.results ?? none;
  return useMemo(
    () => ({ ...chosenSetup(settings, key), projectId, isKnown: isSuccess }),
    [settings, key, projectId, isSuccess],
  );
}

/** What was chosen for everybody at a place, as this browser last saw it; null where nothing was. */
const sharedMemory = <T>({ slot }: PageSetup<T>, projectId: number | null) =>
  defineSlot<T | null>(`${slot.name}.everybody.${projectId ?? 'company'}`, (stored) =>
    stored === undefined || stored === null ? null : slot.parse(stored),
  );

/**
 * How a page is set up for the caller, and a way to change it that follows them to every machine. Until the server has answered it is
 * as this browser saw it last.
 */
export function usePageSetup<T extends object>(setup: PageSetup<T>): [look: T, change: (look: T) => void] {
  const { key, slot } = setup;
  const userId = useCurrentUser().id;
  const { own, shared, projectId, isKnown } = useChosenSetup(key);
  const memory = useMemo(() => sharedMemory(setup, projectId), [setup, projectId]);
  const [mine, rememberMine] = useRemembered(slot, userId);
  const [everybodys, rememberEverybodys] = useRemembered(memory, userId);
  const keep = useKeepSetup();
  const ownLook = useMemo(() => (own ? slot.parse(own.config) : null), [own, slot]);
  const sharedLook = useMemo(() => (shared && !own ? slot.parse(shared.config) : null), [shared, own, slot]);
  useEffect(() => {
    if (!isKnown) return;
    if (ownLook && !sameConfig(ownLook, mine)) rememberMine(ownLook);
    if (!sameConfig(sharedLook, everybodys)) rememberEverybodys(sharedLook);
  }, [isKnown, ownLook, mine, rememberMine, sharedLook, everybodys, rememberEverybodys]);
  const known = ownLook ?? sharedLook;
  return [
    known ?? (isKnown ? mine : (everybodys ?? mine)),
    (look) => {
      rememberMine(look);
      keep({ key, project_id: null, is_own: true, config: look });
    },
  ];
}
