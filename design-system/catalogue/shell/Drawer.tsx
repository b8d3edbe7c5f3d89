import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { MenuLines, X } from '../../icons/shapes.ts';
import type { Address } from '../address/address.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './shell.css.ts';

/** The list of pages on a narrow screen: behind a button, over the page, closed by Escape, a choice or a press beside it. */
export function Drawer({ address }: { address: Address }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <IconButton icon={MenuLines} label="Pages" onPress={() => dialog.current?.showModal()} />
      {/* A press on the dialog itself is one beside its content; Escape does the same by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label="Pages"
        onClick={(event) => (event.target === event.currentTarget ? close() : undefined)}
      >
        <div className={styles.drawerSheet}>
          <div className={styles.drawerClose}>
            <IconButton icon={X} label="Close" size="small" onPress={close} />
          </div>
          <Navigation address={address} onChoose={close} />
        </div>
      </dialog>
    </>
  );
}
