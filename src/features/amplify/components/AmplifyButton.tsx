import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { MessageSquare } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useCurrentUser, useSubject } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { FAB, fabSlot, withinWindow } from '../model/fabPlace.ts';
import * as t from '../texts.ts';
import * as styles from './AmplifyButton.css.ts';

const AmplifyDialog = opened(async () => (await import('./AmplifyDialog.tsx')).AmplifyDialog);

/** The way to the assistant on every page of a project, for those who may use it. */
export function AmplifyButton({ projectId }: { projectId: number }) {
  const { permissions, tenantFlags } = useSubject();
  if (!permissions.has('amplify_access') || !tenantFlags.has('amplify')) return null;
  return <FloatingButton projectId={projectId} />;
}

/** Moved up and down by the pointer or by arrow keys; it stays where it was left. */
function FloatingButton({ projectId }: { projectId: number }) {
  const [kept, setKept] = useRemembered(fabSlot, useCurrentUser().id);
  const [open, setOpen] = useState(false);
  const height = useHeight();
  const [dragged, setDragged] = useState<number>();
  const start = useRef<{ pointer: number; top: number }>(undefined);
  const moved = useRef(false);
  const top = withinWindow(dragged ?? kept ?? height, height);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        style={{ top }}
        aria-label={t.amplify}
        aria-haspopup="dialog"
        title={t.amplifyArrowKeysMove}
        onClick={() => {
          if (!moved.current) setOpen(true);
          moved.current = false;
        }}
        onPointerDown={({ clientY, button, currentTarget, pointerId }) => {
          if (button !== 0) return;
          start.current = { pointer: clientY, top };
          moved.current = false;
          currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={({ clientY }) => {
          const from = start.current;
          if (!from) return;
          if (Math.abs(clientY - from.pointer) > 4) moved.current = true;
          if (moved.current) setDragged(withinWindow(from.top + clientY - from.pointer, height));
        }}
        onPointerUp={() => {
          start.current = undefined;
          if (dragged !== undefined) setKept(dragged);
          setDragged(undefined);
        }}
        onPointerCancel={() => {
          start.current = undefined;
          setDragged(undefined);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: -FAB.step, ArrowDown: FAB.step }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setKept(withinWindow(top + step, height));
        }}
      >
        <Icon of={MessageSquare} />
      </button>
      {open ? (
        <Suspense>
          <AmplifyDialog projectId={projectId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Height of the window, followed. */
function useHeight(): number {
  const [height, setHeight] = useState(() => globalThis.innerHeight);
  useEffect(() => {
    const follow = () => setHeight(globalThis.innerHeight);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return height;
}
