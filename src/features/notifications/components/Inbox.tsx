import { useSubject } from '#platform/flags';
import { useKeepRecents } from '../useKeepRecents.ts';
import { NotificationBell } from './NotificationBell.tsx';

/** What the product keeps for a person while they work: what they open, and what they should know of. */
export function Inbox() {
  return (
    <>
      <Recents />
      {useSubject().clientFlags.has('notifications') ? <NotificationBell /> : null}
    </>
  );
}

/** Follows every change of the address, and draws nothing. */
function Recents() {
  useKeepRecents();
  return null;
}
