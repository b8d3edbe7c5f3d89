import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Page } from '#shared/page';
import { type Release, readChangelog } from '../model/changelog.ts';
import * as t from '../texts.ts';
import * as styles from './ChangelogScreen.css.ts';

/** The project's own changelog, taken in when the app is built. */
const files = import.meta.glob<string>('/CHANGELOG.md', { query: '?raw', import: 'default', eager: true });
const releases = readChangelog(Object.values(files).join('\n'));

/** What each version of the product brought. */
export default function ChangelogScreen() {
  return (
    <Page title={t.changelog}>
      <div className={styles.column}>
        <Stack gap={4}>
          {releases.map((release) => (
            <ReleaseCard key={release.title} release={release} />
          ))}
        </Stack>
      </div>
    </Page>
  );
}

function ReleaseCard({ release: { title, parts } }: { release: Release }) {
  return (
    <Card title={title}>
      <Stack gap={4}>
        {parts.map((part) => (
          <section key={part.title}>
            {part.title === '' ? null : <h3 className={styles.part}>{part.title}</h3>}
            <ul className={styles.changes}>
              {part.changes.map((change) => (
                <li key={change} className={styles.change}>
                  {change}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Card>
  );
}
