import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight, Minus, Plus, Undo2 } from '../../icons/shapes.ts';
import * as styles from './ZoomButtons.css.ts';

export interface ZoomButtonsProps {
  /** Nothing nearer is left to show. */
  atNearest: boolean;
  /** Everything is shown. */
  atWhole: boolean;
  onZoom: (way: 'in' | 'out' | 'reset') => void;
  /** Moves along by a part of what is shown; negative is back. */
  onMove?: (part: number) => void;
}

/** Nearer, farther, everything: the buttons of a chart that can be zoomed. */
export function ZoomButtons({ atNearest, atWhole, onZoom, onMove }: ZoomButtonsProps) {
  const whole = atWhole ? 'Everything is shown' : undefined;
  const nearest = atNearest ? 'This is as near as it gets' : undefined;
  return (
    <div className={styles.buttons} role="group" aria-label="Zoom">
      {onMove ? (
        <>
          <IconButton
            size="small"
            icon={ChevronLeft}
            label="Move back"
            {...(whole ? { disabledReason: whole } : {})}
            onPress={() => onMove(-0.5)}
          />
          <IconButton
            size="small"
            icon={ChevronRight}
            label="Move on"
            {...(whole ? { disabledReason: whole } : {})}
            onPress={() => onMove(0.5)}
          />
        </>
      ) : null}
      <IconButton
        size="small"
        icon={Minus}
        label="Zoom out"
        {...(whole ? { disabledReason: whole } : {})}
        onPress={() => onZoom('out')}
      />
      <IconButton
        size="small"
        icon={Plus}
        label="Zoom in"
        {...(nearest ? { disabledReason: nearest } : {})}
        onPress={() => onZoom('in')}
      />
      <IconButton
        size="small"
        icon={Undo2}
        label="Reset zoom"
        {...(whole ? { disabledReason: whole } : {})}
        onPress={() => onZoom('reset')}
      />
    </div>
  );
}
