import { Drawer } from '#design-system/overlays/Drawer/Drawer.tsx';
import * as t from '../texts.ts';
import { DrawerMenus } from './DrawerMenus.tsx';
import type { FrameMenus } from './menus/useFrameMenus.ts';
import { Mark } from './Mark.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface NavDrawerProps {
  menus: FrameMenus;
  /** Impersonating or restricted: only the project at hand is offered. */
  restricted: boolean;
  projectId: number | undefined;
  onClose: () => void;
}

/** The navigation of a phone: every menu of the top bar, and the modules of the project at hand. */
export function NavDrawer({ menus, restricted, projectId, onClose }: NavDrawerProps) {
  return (
    <Drawer
      label={t.navigation}
      header={
        <>
          <Mark />
          {t.quoin}
        </>
      }
      closeLabel={t.closeNavigation}
      onCloseRequest={onClose}
    >
      {restricted ? null : <DrawerMenus menus={menus} onGo={onClose} />}
      {projectId === undefined ? null : <Sidebar projectId={projectId} inDrawer onGo={onClose} />}
    </Drawer>
  );
}
