import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import * as t from '../../texts.ts';
import type { OperationGroup } from '../model/openApi.ts';
import { tagLabel } from '../model/tagLabel.ts';
import * as styles from './Documentation.css.ts';

export interface OperationListProps {
  groups: readonly OperationGroup[];
  currentId: string | undefined;
  hrefOf: (operation: string | undefined) => string;
  onClear: () => void;
}

/** Every call by what it is about. */
export function OperationList({ groups, currentId, hrefOf, onClear }: OperationListProps) {
  return (
    <nav className={styles.list} aria-label={t.calls}>
      <Link variant="bare" href={hrefOf(undefined)} current={currentId === undefined}>
        <span className={styles.entry}>{t.makingCalls}</span>
      </Link>
      {groups.length === 0 ? (
        <EmptyState
          art="funnel"
          title={t.noCallMatches}
          text={t.tryAWord}
          action={<Button onPress={onClear}>{t.clearSearch}</Button>}
        />
      ) : null}
      {groups.map(({ tag, operations }) => (
        <section key={tag} aria-label={tagLabel(tag)}>
          <h2 className={styles.groupName}>{tagLabel(tag)}</h2>
          <ul>
            {operations.map(({ id, method, summary }) => (
              <li key={id}>
                <Link variant="bare" href={hrefOf(id)} current={id === currentId}>
                  <span className={styles.entry}>
                    <span className={styles.method}>{method}</span>
                    <span>{summary}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
