import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { SlidersHorizontal } from '../../icons/shapes.ts';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { useMedia } from '../../private/media/useMedia.ts';
import type { Address } from '../address/address.ts';
import { linkTo } from '../address/useAddress.ts';
import { Mark } from './Mark.tsx';
import { Switches } from './Switches.tsx';
import { tight } from './breakpoints.ts';
import * as styles from './shell.css.ts';

/** Name of the house, and the switches: in a row, or behind a button where there is no room for it. */
export function TopBar({ address, drawer }: { address: Address; drawer: ReactNode }) {
  const isTight = useMedia(tight);
  return (
    <header className={styles.top}>
      {drawer}
      <a className={styles.brand} href={linkTo(address, '')}>
        <Mark />
        <span>Quoin</span>
        <span className={styles.brandNote}>Design system</span>
      </a>
      {isTight ? (
        <Popover
          label="Display"
          placement="bottom-end"
          width={288}
          renderTrigger={(trigger) => (
            <Button icon={SlidersHorizontal} size="small" trigger={trigger}>
              Display
            </Button>
          )}
        >
          <Switches address={address} layout="column" />
        </Popover>
      ) : (
        <Switches address={address} layout="row" />
      )}
    </header>
  );
}
