import { API_KEY_LIMITS } from '#domain/public-api';
import * as t from '../../texts.ts';
import type { OpenApi } from '../model/openApi.ts';
import { curlSample } from '../model/samples.ts';
import { CodeBlock } from './CodeBlock.tsx';
import * as styles from './Documentation.css.ts';

/** What all calls have in common. */
export function HowCallsAreMade({ document }: { document: OpenApi }) {
  const base = document.servers[0]?.url ?? '';
  const parts = [
    [t.address, t.everyAddressBeginsWithBase(base)],
    [t.keyAndScopes, t.sendTheKey],
    [t.howManyCalls, t.aKeyMakesCallsPer(API_KEY_LIMITS.callsPerMinute)],
    [t.pages, t.listsTakeLimitAndOffset],
    [t.changesByOthers, t.aRowHasAVersion],
    [t.sendingAgain, t.aPostThatTakesIdempotency],
    [t.refusals, t.aRefusalHasACode],
  ] as const;
  return (
    <article className={styles.detail} aria-label={t.makingCalls}>
      <h2 className={styles.title}>{t.makingCalls}</h2>
      {parts.map(([name, text]) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.heading}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
      <section aria-label={t.aFirstCall}>
        <h3 className={styles.heading}>{t.aFirstCall}</h3>
        <CodeBlock
          label={t.aFirstCallWithCurl}
          text={curlSample({ method: 'GET', url: `${base}/projects?limit=5`, body: undefined })}
        />
      </section>
    </article>
  );
}
