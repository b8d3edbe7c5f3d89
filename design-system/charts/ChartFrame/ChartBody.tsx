import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as styles from './ChartFrame.css.ts';

/** What a frame shows while it has no chart to show. */
export type ChartState =
  | { kind: 'loading' }
  | { kind: 'empty'; title: string; text?: ReactNode; action?: ReactNode }
  | { kind: 'error'; title: string; text?: ReactNode; onRetry?: () => void };

/** The place of the drawing while it loads, has nothing to show, or failed; as high as the drawing, so that nothing jumps. */
export function ChartBody({ state, height }: { state: ChartState; height: number }) {
  return (
    <div
      className={styles.body}
      style={{ minHeight: height }}
      aria-busy={state.kind === 'loading' || undefined}
    >
      {state.kind === 'loading' ? <LoadingChart height={height} /> : null}
      {state.kind === 'empty' ? (
        <EmptyState headingLevel={3} title={state.title} text={state.text} action={state.action} />
      ) : null}
      {state.kind === 'error' ? (
        <ErrorState
          title={state.title}
          text={state.text}
          {...(state.onRetry ? { onRetry: state.onRetry } : {})}
        />
      ) : null}
    </div>
  );
}

const columns = [0.5, 0.7, 0.62, 0.84, 0.76, 0.92];

/** Columns where columns will be. */
function LoadingChart({ height }: { height: number }) {
  return (
    <div className={styles.loading} style={{ height: height - 32 }}>
      {columns.map((part) => (
        <Skeleton key={part} width={40} height={Math.round((height - 32) * part)} />
      ))}
    </div>
  );
}
