import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { layer } from '../../foundations/scale.ts';
import { Maximize2, Minus, X } from '../../icons/shapes.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { keepInside, openingPosition, type PanelPosition } from './placement.ts';
import * as styles from './Panel.css.ts';

export type { PanelPosition } from './placement.ts';

const panelWidths = { small: 400, medium: 640, large: 900 } as const;

export interface PanelProps {
  title: string;
  /** Asked on Escape and by the cross; the owner closes, or first asks about unsaved changes. */
  onCloseRequest: () => void;
  /** Upper left corner in pixels, if the owner keeps it (for the session); it opens in the middle otherwise. */
  position?: PanelPosition | undefined;
  /** It was put somewhere else, by hand or by keys; not called while it is only kept inside the window. */
  onPositionChange?: (position: PanelPosition) => void;
  /** 400, 640 or 900 px; never wider than the window. */
  size?: keyof typeof panelWidths;
  /** Buttons; stay while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that floats over a page that stays usable: drag it by its heading, or move it by keys; render it while it is open. */
export function Panel({
  title,
  onCloseRequest,
  position,
  onPositionChange,
  size = 'small',
  footer,
  children,
}: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [minimised, setMinimised] = useState(false);
  const [place, moveTo] = usePlace(panel, panelWidths[size], position);
  const id = useId();
  useFocusReturn(true, panel);
  useLayer({ open: true, level: layer.flyout + 1, panel, onClose: onCloseRequest });
  const handleMove = (next: PanelPosition) => {
    onPositionChange?.(moveTo(next));
  };
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={styles.panel}
      data-minimised={minimised || undefined}
      style={{ width: panelWidths[size], left: place.x, top: place.y }}
    >
      <div className={styles.header}>
        <MoveHandle title={title} place={place} onMove={handleMove}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </MoveHandle>
        <IconButton
          icon={minimised ? Maximize2 : Minus}
          label={minimised ? 'Restore' : 'Minimize'}
          size="small"
          onPress={() => setMinimised(!minimised)}
        />
        <IconButton icon={X} label="Close" size="small" tooltip={false} onPress={onCloseRequest} />
      </div>
      <div className={styles.body} hidden={minimised}>
        {children}
      </div>
      {footer === undefined ? null : (
        <div className={styles.footer} hidden={minimised}>
          {footer}
        </div>
      )}
    </div>,
    document.body,
  );
}

const viewNow = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The position as drawn: the owner's or the person's, brought inside the window whenever window or panel change their size. */
function usePlace(
  panel: RefObject<HTMLDivElement | null>,
  width: number,
  position: PanelPosition | undefined,
) {
  const [own, setOwn] = useState<PanelPosition>();
  // Measured before the first paint; until then the height is not known.
  const [extent, setExtent] = useState({ width, height: 0 });
  const [view, setView] = useState(viewNow);
  useEffect(() => {
    const node = panel.current;
    if (!node) return undefined;
    const handleResize = () => setView(viewNow());
    const observer = new ResizeObserver(() =>
      setExtent({ width: node.offsetWidth, height: node.offsetHeight }),
    );
    observer.observe(node);
    window.addEventListener('resize', handleResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', handleResize);
    };
  }, [panel]);
  const wanted = position ?? own;
  const place = wanted ? keepInside(wanted, extent, view) : openingPosition(extent, view);
  const move = (next: PanelPosition): PanelPosition => {
    const inside = keepInside(next, extent, view);
    setOwn(inside);
    return inside;
  };
  return [place, move] as const;
}
