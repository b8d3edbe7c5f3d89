import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { CircleAlert, X } from '../../icons/shapes.ts';
import type { RefusedFile } from './fileRules.ts';
import * as styles from './FileDrop.css.ts';

const most = 5;
/** Letters of a name that are shown: how it begins, and how it ends. */
const shown = { first: 40, last: 14 } as const;

const shortName = (name: string) =>
  name.length <= shown.first + shown.last ? name : `${name.slice(0, shown.first)}…${name.slice(-shown.last)}`;

/** The files that were not taken, each with its reason; after five the rest is counted. */
export function RefusedFiles({
  message,
  refused,
  onDismiss,
}: {
  /** Stands above the names. */
  message?: string | undefined;
  refused: readonly RefusedFile[];
  onDismiss: () => void;
}) {
  return (
    <div role="alert">
      {refused.length === 0 ? null : (
        <div className={styles.refused}>
          <Icon of={CircleAlert} tone="critical" />
          <div className={styles.reasons}>
            {message === undefined ? null : <p>{message}</p>}
            <ul>
              {refused.slice(0, most).map((file, index) => (
                <li key={`${file.name} ${index}`}>
                  <b title={file.name}>{shortName(file.name)}</b>: {file.message}
                </li>
              ))}
              {refused.length > most ? <li>and {refused.length - most} more</li> : null}
            </ul>
          </div>
          <IconButton icon={X} label="Dismiss" size="tiny" tooltip={false} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
