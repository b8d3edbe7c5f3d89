import { useState } from 'react';
import { matchPath } from 'react-router-dom';
import { useCurrentUser } from '#platform/flags';
import { PATHS, usePathname } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { SIDEBAR_STATES, type SidebarState, sidebarSlot } from './sidebarSlot.ts';

/** The state of the sidebar and how to change it. */
export interface SidebarControl {
  state: SidebarState;
  /** Changes where a page asks for another width by itself: all that stands beside the sidebar is then another page. */
  room: 'usual' | 'wide';
  onChange: (state: SidebarState) => void;
}

/** The sidebar's state: as the person left it, but collapsed on entry to Manage Risks, whose grid needs the room (docs/product/frame.md). */
export function useSidebarState(): SidebarControl {
  const [remembered, remember] = useRemembered(sidebarSlot, useCurrentUser().id);
  const pathname = usePathname();
  const atManageRisks = matchPath(PATHS.manageRisks, pathname) !== null;
  // Whether the person has chosen a state since they came here; their choice then holds.
  const [visit, setVisit] = useState({ atManageRisks, hasChosen: false });
  if (visit.atManageRisks !== atManageRisks) setVisit({ atManageRisks, hasChosen: false });
  const makesRoom = atManageRisks && !visit.hasChosen && remembered === 'expanded';
  return {
    state: makesRoom ? 'collapsed' : remembered,
    room: atManageRisks ? 'wide' : 'usual',
    onChange: (state) => {
      setVisit({ atManageRisks, hasChosen: true });
      remember(state);
    },
  };
}

/** The state that `[` goes on to. Where there is only room for icons, it goes between them and nothing. */
export function nextState(state: SidebarState, isRail: boolean): SidebarState {
  if (isRail) return state === 'hidden' ? 'expanded' : 'hidden';
  return SIDEBAR_STATES[(SIDEBAR_STATES.indexOf(state) + 1) % SIDEBAR_STATES.length] ?? 'expanded';
}
