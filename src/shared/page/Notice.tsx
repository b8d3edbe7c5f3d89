import type { ReactNode } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleAlert } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import * as styles from './Notice.css.ts';
import { type SceneName, Scene } from './Scene.tsx';

export interface NoticeProps {
  scene: SceneName;
  title: string;
  /** What went wrong, in the words of whoever refused. */
  message?: string | undefined;
  /** What it means and what to do. */
  children: ReactNode;
  actions: ReactNode;
}

/** A page that is one message: restricted, not found, not signed in, out of order. */
export function Notice({ scene, title, message, children, actions }: NoticeProps) {
  return (
    <div className={styles.place}>
      <div className={styles.body}>
        <Scene name={scene} className={styles.drawing} />
        <h1 className={styles.heading}>{title}</h1>
        {message ? (
          <div className={styles.message} role="alert">
            <Icon of={CircleAlert} />
            {message}
          </div>
        ) : null}
        <div className={styles.text}>{children}</div>
        <Inline wrap>{actions}</Inline>
      </div>
    </div>
  );
}
