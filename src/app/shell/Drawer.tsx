import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Building2, X } from '#design-system/icons/shapes.ts';
import { PATHS } from '#platform/routing';
import * as styles from './Drawer.css.ts';
import { Mark } from './Mark.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface DrawerProps {
  projectId: number | undefined;
  onClose: () => void;
}

/** The navigation of a phone: over the page, closed by choosing, by Escape or by a press beside it. */
export function Drawer({ projectId, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // A press beside the drawer hits the dialog itself; Escape and the button do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <Mark />
        Quoin
        <span className={styles.grow} />
        <IconButton icon={X} label="Close navigation" tooltip={false} onPress={onClose} />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavLink className={styles.entry} to={PATHS.projects} end onClick={onClose}>
          <Icon of={Building2} />
          Projects
        </NavLink>
      </nav>
      {projectId === undefined ? null : <Sidebar projectId={projectId} inDrawer onGo={onClose} />}
    </dialog>
  );
}
