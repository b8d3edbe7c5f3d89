import { API_KEY_LIMITS } from '#domain/public-api';
import type { OpenApi } from '../model/openApi.ts';
import { curlSample } from '../model/samples.ts';
import { CodeBlock } from './CodeBlock.tsx';
import * as styles from './Documentation.css.ts';

/** What all calls have in common. */
export function HowCallsAreMade({ document }: { document: OpenApi }) {
  const base = document.servers[0]?.url ?? '';
  const parts = [
    [
      'Address',
      `Every address begins with ${base}. A key works for this company alone. Bodies and answers are JSON.`,
    ],
    [
      'Key and scopes',
      'Send the key in the header Authorization: Api-Key, a space, and the key. A call is allowed what both the scopes of the key and the roles of its owner allow, in the projects that its owner sees. An unknown, revoked or expired key is answered 401, a missing scope 403 with its name.',
    ],
    [
      'How many calls',
      `A key makes ${API_KEY_LIMITS.callsPerMinute} calls a minute. Each answer says in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset how many are left and in how many seconds they begin anew. One too many is answered 429 with Retry-After.`,
    ],
    [
      'Pages',
      'Lists take limit and offset and answer count, the number of all rows, with the rows of the page in results.',
    ],
    [
      'Changes by others',
      'A row has a version. Sent as If-Match, a change of a row that somebody else has changed since is answered 412 with the row as it stands.',
    ],
    [
      'Sending again',
      'A POST that takes Idempotency-Key can be sent again with the same one: the first answer comes again, and nothing is done twice.',
    ],
    [
      'Refusals',
      'A refusal has a code that stays the same, a message to read, and errors by field where fields were wrong.',
    ],
  ] as const;
  return (
    <article className={styles.detail} aria-label="How calls are made">
      <h2 className={styles.title}>How calls are made</h2>
      {parts.map(([name, text]) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.heading}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
      <section aria-label="A first call">
        <h3 className={styles.heading}>A first call</h3>
        <CodeBlock
          label="A first call with curl"
          text={curlSample({ method: 'GET', url: `${base}/projects?limit=5`, body: undefined })}
        />
      </section>
    </article>
  );
}
