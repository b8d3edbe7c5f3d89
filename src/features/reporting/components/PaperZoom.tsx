import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Minus, Plus } from '#design-system/icons/shapes.ts';
import * as t from '../texts.ts';

const zooms = [0.25, 0.33, 0.4, 0.5, 0.64, 0.8, 1];
/** A size that fits the screen is none of the steps, and nearly one is one. */
const nearly = 0.005;

/** Shows pages smaller and larger. */
export function PaperZoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const smaller = zooms.findLast((step) => step < zoom - nearly);
  const larger = zooms.find((step) => step > zoom + nearly);
  return (
    <>
      <IconButton
        icon={Minus}
        size="small"
        label={t.smaller}
        disabledReason={smaller === undefined ? t.smallestSize : undefined}
        onPress={() => onZoom(smaller ?? zoom)}
      />
      <span>{`${Math.round(zoom * 100)}%`}</span>
      <IconButton
        icon={Plus}
        size="small"
        label={t.larger}
        disabledReason={larger === undefined ? t.largestSize : undefined}
        onPress={() => onZoom(larger ?? zoom)}
      />
    </>
  );
}
