import { Component, type ReactNode } from 'react';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';

/** How long a network graph waits before it is tried again, in milliseconds. */
const pauseMs = 1000;

interface ChartBoundaryProps {
  /** Times that it is tried again by itself. */
  retries: number;
  children: ReactNode;
}

interface State {
  error: Error | null;
  /** Times that it was tried again by itself. */
  retried: number;
  isWaiting: boolean;
  /** The person has had it tried again. */
  isAsked: boolean;
}

/** Its code did not arrive: only a new page fetches it again. */
const isMissing = ({ message }: Error): boolean => /dynamically imported module|module script/i.test(message);

const canDraw = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/** Keeps what goes wrong with a chart in its block, and says what it was (docs/product/amplify.md). */
export class ChartBoundary extends Component<ChartBoundaryProps, State> {
  override state: State = { error: null, retried: 0, isWaiting: false, isAsked: false };
  private timer: number | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(): void {
    const { error, retried } = this.state;
    if (!error || isMissing(error) || retried >= this.props.retries) return;
    this.setState({ retried: retried + 1, isWaiting: true });
    this.timer = window.setTimeout(() => this.setState({ error: null, isWaiting: false }), pauseMs);
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { error, retried, isWaiting, isAsked } = this.state;
    const { retries, children } = this.props;
    if (!error) return children;
    if (isWaiting)
      return (
        <p role="status" className={styles.prose}>
          {t.retryingNetworkGraph(retried, retries)}
        </p>
      );
    if (isAsked) return <ErrorState title={t.chartError} text={t.unableToDisplayChart} />;
    if (isMissing(error))
      return (
        <ErrorState
          title={t.chartUnavailable}
          text={t.chartRenderingFailedDueTo}
          onRetry={() => location.reload()}
        />
      );
    return (
      <ErrorState
        title={t.chartUnavailable}
        text={canDraw() ? t.chartRenderingError : t.chartInitializationFailed}
        onRetry={() => this.setState({ error: null, isAsked: true })}
      />
    );
  }
}
