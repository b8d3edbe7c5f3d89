import { createElement, lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { chartHeight } from './ChartBase.ts';
import * as styles from './surface.css.ts';

const useUsualHeight = (chosen = chartHeight) => chosen;

/** A chart whose drawing is code of its own. Until that has arrived its place is kept, as high as it will be: nothing on the page jumps. */
export function lazyChart<P extends { height?: number }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  useHeight: (chosen?: number) => number = useUsualHeight,
): FunctionComponent<P> {
  const Drawing: ComponentType<P> = lazy(load);
  return function Chart(props) {
    const height = useHeight(props.height);
    const look = { flexBasis: height, minHeight: height };
    const place = <div className={styles.plot} style={look} data-loading aria-busy="true" />;
    return <Suspense fallback={place}>{createElement(Drawing, props)}</Suspense>;
  };
}
