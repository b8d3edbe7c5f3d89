import { Flyout, type FlyoutProps } from '#design-system/overlays/Flyout/Flyout.tsx';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import type { FlyoutDefinition } from './flyoutAddress.ts';
import { useFlyoutMoves } from './useFlyout.ts';

export interface HostedFlyoutProps extends Omit<
  FlyoutProps,
  'size' | 'width' | 'onWidthChange' | 'onCloseRequest'
> {
  flyout: FlyoutDefinition;
}

/** Narrower than this there is nothing to read; wider than this no screen is. */
const limits = { least: 360, most: 4000 };

function parseWidths(stored: unknown): Readonly<Record<string, number>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([, width]) => typeof width === 'number' && width >= limits.least && width <= limits.most,
    ),
  );
}

const widthsSlot = defineSlot('flyout-widths', parseWidths);

/** The panel of a flyout in the address: as wide as the person left it, closing by its address. */
export function HostedFlyout({ flyout, ...rest }: HostedFlyoutProps) {
  const { close } = useFlyoutMoves(flyout);
  const [widths, setWidths] = useRemembered(widthsSlot, useCurrentUser().id);
  const width = widths[flyout.name];
  return (
    <Flyout
      {...rest}
      size={flyout.size}
      {...(width === undefined ? {} : { width })}
      onWidthChange={(next) => setWidths({ ...widths, [flyout.name]: next })}
      onCloseRequest={close}
    />
  );
}
