import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWaitingRegion, WaitingRegion } from '../../feedback/Skeleton/waitingRegion.tsx';
import { layer } from '../../foundations/scale.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { isLayerAt } from '../../private/layers/layers.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import { ResizeEdge } from './ResizeEdge.tsx';
import * as styles from './Flyout.css.ts';

const flyoutWidths = { small: 480, medium: 640, large: 900 } as const;

export interface FlyoutProps {
  /** Name of the panel, e.g. "VO-001 Window wall". */
  label: string;
  /** Starting width: 480, 640 or 900 px; the whole screen below 640 px. */
  size?: keyof typeof flyoutWidths;
  /** Width in pixels if the owner keeps it (a person's last choice). */
  width?: number;
  onWidthChange?: (width: number) => void;
  /** Asked on Escape; the owner closes, or first asks about unsaved changes. */
  onCloseRequest: () => void;
  /** Title and tools; stays while the body scrolls. */
  header?: ReactNode;
  /** Between header and body, edge to edge: a headline, tabs. */
  banner?: ReactNode;
  /** Buttons; stays while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right that keeps the page behind it usable; render it while it is open. */
export function Flyout({
  label,
  size = 'medium',
  width,
  onWidthChange,
  onCloseRequest,
  header,
  banner,
  footer,
  children,
}: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<number>(flyoutWidths[size]);
  const current = width ?? own;
  const { isWaiting, region } = useWaitingRegion();
  // One that takes another's place is there already: what both show stands still.
  const [enters] = useState(() => !isLayerAt(layer.flyout));
  useFocusReturn(true, panel);
  useLayer({ open: true, level: layer.flyout, panel, onClose: onCloseRequest });
  const handleWidth = (next: number) => {
    setOwn(next);
    onWidthChange?.(next);
  };
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      aria-busy={isWaiting || undefined}
      tabIndex={-1}
      className={styles.flyout}
      style={{ width: current }}
      data-layer="flyout"
      data-enters={enters || undefined}
    >
      <ResizeEdge width={current} onChange={handleWidth} />
      <WaitingRegion value={region}>
        {header === undefined ? null : <div className={styles.header}>{header}</div>}
        {banner}
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </WaitingRegion>
    </div>,
    document.body,
  );
}
