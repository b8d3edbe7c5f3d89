import { Fragment } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleAlert } from '#design-system/icons/shapes.ts';
import { useSubject } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { canComplete, type MissingStep, STEPS, stepToTake } from './missingStep.ts';
import * as styles from './MissingOverlay.css.ts';
import * as t from './texts.ts';

export interface MissingOverlayProps {
  projectId: number;
  /** The chart's title. */
  title: string;
  /** What cannot be done, e.g. `see the cost trend`. */
  action: string;
  /** What is missing, in the order in which it builds on each other. */
  steps: readonly MissingStep[];
}

/**
 * A chart that waits for data: its empty outline, and over it what is missing, with the way there for who may complete all of it
 * (docs/product/frame.md). With the stepper in the address the way leads back, into the steps.
 */
export function MissingOverlay({ projectId, title, action, steps }: MissingOverlayProps) {
  const { permissions } = useSubject();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = stepToTake(steps);
  const mayGo = canComplete(steps, permissions);
  const isInSteps = search.get('showStepper') === 'true';
  const way = isInSteps ? t.goBackTo : t.goTo;
  return (
    <div className={styles.frame}>
      <h2 className={styles.title}>{title}</h2>
      <Outline />
      <div className={styles.place}>
        <div className={styles.card}>
          <span className={styles.sign}>
            <Icon of={CircleAlert} />
          </span>
          <p className={styles.text}>
            {t.inOrderToActionYou(action)}
            <Names steps={steps} />
            {t.data}
            {mayGo ? null : t.askTheAdminToDo}
          </p>
          {mayGo && step ? (
            <Button
              variant="primary"
              size="small"
              onPress={() =>
                void navigate(pathTo(step, { projectId }, isInSteps ? { showStepper: 'true' } : {}))
              }
            >
              {`${way} ${STEPS[step].label}`}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** `Timeline, Components and Estimate`, each name set apart. */
function Names({ steps }: Pick<MissingOverlayProps, 'steps'>) {
  return steps.map((step, place) => (
    <Fragment key={step}>
      {place === 0 ? '' : place === steps.length - 1 ? t.and : ', '}
      <b>{STEPS[step].label}</b>
    </Fragment>
  ));
}

const bars = [44, 58, 72, 66, 84, 92];

/** What a chart looks like before it has anything to say. */
function Outline() {
  return (
    <svg className={styles.outline} viewBox="0 0 600 100" preserveAspectRatio="none" aria-hidden="true">
      {[20, 40, 60, 80].map((y) => (
        <path key={y} d={`M0 ${y}H600`} className={styles.line} />
      ))}
      {bars.map((height, place) => (
        <rect
          key={height}
          x={30 + place * 98}
          y={100 - height}
          width={50}
          height={height}
          className={styles.bar}
        />
      ))}
      <path d="M0 18H600" className={styles.target} />
      <path d="M0 100H600" className={styles.line} />
    </svg>
  );
}
