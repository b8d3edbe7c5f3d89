import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft, ChevronRight, Clock, Pause, Play, X } from '#design-system/icons/shapes.ts';
import { PAGE_SECONDS, presentationPages } from '#domain/dashboards';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import type { Dashboard } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import type { CardSources } from './CardBody.tsx';
import { CardContent } from './CardGrid.tsx';
import * as gridStyles from './Dashboards.css.ts';
import { MayExport } from './CardExport.tsx';
import * as styles from './Presentation.css.ts';

export interface PresentationProps {
  dashboard: Dashboard;
  sources: CardSources;
  onClose: () => void;
}

const secondsSlot = defineSlot<number>('dashboards.presentation', (stored) =>
  PAGE_SECONDS.some((seconds) => seconds === stored) ? (stored as number) : PAGE_SECONDS[0],
);

/** A dashboard over the whole screen, a page at a time; pages follow by themselves until somebody pauses them. */
export default function Presentation({ dashboard, sources, onClose }: PresentationProps) {
  const [seconds, setSeconds] = useRemembered(secondsSlot, useCurrentUser().id);
  const pages = presentationPages(dashboard.cards);
  const [at, setAt] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [said, setSaid] = useState('');
  const shown = Math.min(at, pages.length - 1);
  const rotates = pages.length > 1 && !isPaused;
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useFullScreen(dialog, whole, onClose);
  useEffect(() => {
    if (!rotates) return undefined;
    const timer = setTimeout(() => setAt((shown + 1) % pages.length), seconds * 1000);
    return () => clearTimeout(timer);
  }, [rotates, shown, seconds, pages.length]);
  const go = (to: number) => {
    const next = (to + pages.length) % pages.length;
    setAt(next);
    setSaid(t.pageNextOfLength(next + 1, pages.length));
  };
  const pause = () => {
    setIsPaused(!isPaused);
    setSaid(isPaused ? t.pagesAdvanceOnTheirOwn : t.paused);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(shown + 1),
    PageDown: () => go(shown + 1),
    ArrowLeft: () => go(shown - 1),
    PageUp: () => go(shown - 1),
    Home: () => go(0),
    End: () => go(pages.length - 1),
    ' ': pause,
    p: pause,
  };
  const handleKey = (event: KeyboardEvent) => {
    // A chart that somebody reads has arrow keys of its own; a button is pressed by Space.
    const within = event.target as HTMLElement;
    const isOwn =
      within.closest('[role=application], [role=grid]') || (event.key === ' ' && within.closest('button'));
    const act = keys[event.key];
    if (isOwn || !act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const nextSeconds =
    PAGE_SECONDS[(PAGE_SECONDS.findIndex((one) => one === seconds) + 1) % PAGE_SECONDS.length];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys turn the pages
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.presentationOfName(dashboard.name)}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={whole} className={styles.stage} tabIndex={-1}>
        <header className={styles.head}>
          <h2 className={styles.title}>{dashboard.name}</h2>
          <span className={styles.muted}>{t.shownOfLength(shown + 1, pages.length)}</span>
        </header>
        <div
          key={shown}
          className={styles.page}
          role="group"
          aria-label={t.pageShown(shown + 1)} // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys where a page is taller than the screen
          tabIndex={0}
        >
          {pages[shown]?.map((card) => (
            <div
              key={card.key}
              className={gridStyles.slot}
              style={assignInlineVars({ [gridStyles.columns]: String(card.width) })}
              data-wide={card.width > 6 || undefined}
            >
              <span />
              <div className={gridStyles.body}>
                <MayExport value={false}>
                  <CardContent card={card} dashboardId={dashboard.id} sources={sources} />
                </MayExport>
              </div>
            </div>
          ))}
        </div>
        <div className={styles.tools} role="toolbar" aria-label={t.presentation}>
          <Button icon={ChevronLeft} size="small" onPress={() => go(shown - 1)}>
            {t.previous}
          </Button>
          <Button icon={isPaused ? Play : Pause} size="small" onPress={pause}>
            {isPaused ? t.resume : t.pause}
          </Button>
          <Button icon={ChevronRight} size="small" onPress={() => go(shown + 1)}>
            {t.next}
          </Button>
          <div className={styles.places}>
            {pages.map((page, number) => (
              <button
                key={page[0]?.key}
                type="button"
                className={styles.place}
                aria-label={t.pageShown(number + 1)}
                aria-current={number === shown ? 'true' : undefined}
                onClick={() => go(number)}
              />
            ))}
          </div>
          <Button icon={Clock} size="small" onPress={() => setSeconds(nextSeconds ?? PAGE_SECONDS[0])}>
            {t.everySecondsS(seconds)}
          </Button>
          <Button icon={X} size="small" onPress={onClose}>
            {t.close}
          </Button>
        </div>
        <span className={gridStyles.heard} role="status">
          {said}
        </span>
      </div>
    </dialog>
  );
}

/** Opens over everything and asks for the whole screen; where the browser refuses, the window has to do. Escape leaves either. */
function useFullScreen(
  dialog: RefObject<HTMLDialogElement | null>,
  whole: RefObject<HTMLDivElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    whole.current?.focus();
    void whole.current?.requestFullscreen?.().catch(() => undefined);
    // Escape ends the full screen without a key press that the page would see.
    let wasFull = false;
    const follow = () => {
      if (document.fullscreenElement) wasFull = true;
      else if (wasFull) close.current();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog, whole]);
}
