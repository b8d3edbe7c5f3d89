import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { motion } from '../../foundations/scale.ts';
import { motionVars } from '../../foundations/vars.css.ts';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const uses = {
  fast: 'A colour under the pointer',
  normal: 'A menu, a row that opens',
  slow: 'A flyout, a dialog',
} as const;

/** Durations and the easing, to try. */
export function MotionPage() {
  const [moved, setMoved] = useState(false);
  return (
    <Page
      title="Motion"
      lead="120 to 180 ms, ease-out, and none at all when the system asks for reduced motion: the durations are variables, so everything stops at once. Nothing jumps when data arrives."
    >
      <Part title="Durations" note={`One easing for all: ${motion.ease}`}>
        <ul className={styles.rows}>
          {(['fast', 'normal', 'slow'] as const).map((name) => (
            <li key={name} className={styles.motionRow}>
              <code className={styles.code}>{name}</code>
              <span className={styles.figure}>{motion[name]}</span>
              <span className={styles.track}>
                <span
                  className={styles.runner}
                  data-moved={moved || undefined}
                  style={{ transitionDuration: motionVars[name] }}
                />
              </span>
              <small className={styles.quiet}>{uses[name]}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Button onPress={() => setMoved(!moved)}>Move</Button>
    </Page>
  );
}
