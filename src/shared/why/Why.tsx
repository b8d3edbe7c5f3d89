import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { useCan } from '#platform/flags';
import type { Reason } from './reason.ts';
import { ReasonView } from './ReasonView.tsx';
import * as styles from './Why.css.ts';
import * as t from './texts.ts';

const WhyTrace = lazy(() => import('./WhyTrace.tsx'));

export interface WhyProps {
  /** What the figure is, for its button and its panel. */
  name: string;
  /** As it is shown. */
  text: string;
  /** Asked for when it is opened. */
  reason: () => Reason;
  /** The total as the contract names it: whoever sees ForeSite follows it down to lines and items. */
  trace?: string | undefined;
  /** In a grid its cell has the focus; Enter opens it, and row and column say what it is. */
  inGrid?: boolean;
  /** How it is shown, where its text alone is not all. */
  children?: ReactNode;
}

/** A figure that can be asked why: its button opens what it is made of. */
export function Why({ name, text, reason, trace, inGrid = false, children = text }: WhyProps) {
  const follows = [useCan('foresite_access'), trace !== undefined].every(Boolean);
  return (
    <Popover
      label={t.whatNameIsMadeOf(name)}
      placement="bottom-end"
      width={follows ? 400 : 336}
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          {...(inGrid && { tabIndex: -1 })}
          className={styles.why}
          data-why
          aria-label={t.valueTextWhat(inGrid ? '' : `${name}: `, text)}
        >
          {children}
        </button>
      )}
    >
      {(close) =>
        follows && trace !== undefined ? (
          <Suspense fallback={<Skeleton height={120} />}>
            <WhyTrace of={trace} title={name} onLeave={close} />
          </Suspense>
        ) : (
          <ReasonView {...reason()} />
        )
      }
    </Popover>
  );
}
