import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { CircleAlert, CircleCheck, Clock, FileText, RefreshCw, Trash2, X } from '../../icons/shapes.ts';
import { formatSent, formatSize } from './fileRules.ts';
import type { ListedFile } from './listedFile.ts';
import * as styles from './FileDrop.css.ts';

interface FileListProps {
  files: readonly ListedFile[];
  readOnly: boolean;
  onRemove: ((id: string) => void) | undefined;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

const signs = {
  waiting: { icon: Clock, tone: 'subtle', word: 'Waiting' },
  uploading: { icon: FileText, tone: 'muted', word: 'Uploading' },
  done: { icon: CircleCheck, tone: 'positive', word: 'Uploaded' },
  failed: { icon: CircleAlert, tone: 'critical', word: 'Failed' },
} as const;

/** The files under a drop zone: name, size, progress, and what can be done with each. */
export function FileList({ files, readOnly, onRemove, onCancel, onRetry }: FileListProps) {
  const done = files.filter((file) => file.state === 'done').length;
  return (
    <>
      {files.length === 0 ? null : (
        <ul className={styles.list} aria-label="Files">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={readOnly ? undefined : onRemove}
              onCancel={onCancel}
              onRetry={readOnly ? undefined : onRetry}
            />
          ))}
        </ul>
      )}
      <span role="status" className={styles.hidden}>
        {files.length === 0 ? '' : `${done} of ${files.length} files uploaded`}
      </span>
    </>
  );
}

function FileRow({
  file,
  onRemove,
  onCancel,
  onRetry,
}: Omit<FileListProps, 'files' | 'readOnly'> & { file: ListedFile }) {
  const { icon, tone, word } = signs[file.state];
  const runs = file.state === 'uploading';
  const told =
    runs && file.progress !== undefined ? formatSent(file.progress, file.size) : formatSize(file.size);
  return (
    <li className={styles.file} data-state={file.state}>
      <Icon of={icon} tone={tone} label={word} />
      <div className={styles.about}>
        {runs ? (
          <ProgressBar
            label={file.name}
            detail={told}
            {...(file.progress === undefined ? {} : { value: file.progress })}
          />
        ) : (
          <>
            <span className={styles.name} title={file.name}>
              {file.href === undefined ? file.name : <Link href={file.href}>{file.name}</Link>}
            </span>
            <small className={styles.told} data-problem={file.problem === undefined ? undefined : true}>
              {file.problem ?? told}
            </small>
          </>
        )}
      </div>
      {file.state === 'failed' && onRetry ? (
        <IconButton
          icon={RefreshCw}
          label={`Retry ${file.name}`}
          size="small"
          onPress={() => onRetry(file.id)}
        />
      ) : null}
      {runs && onCancel ? (
        <IconButton icon={X} label={`Cancel ${file.name}`} size="small" onPress={() => onCancel(file.id)} />
      ) : null}
      {!runs && onRemove ? (
        <IconButton
          icon={Trash2}
          label={`Remove ${file.name}`}
          size="small"
          onPress={() => onRemove(file.id)}
        />
      ) : null}
    </li>
  );
}
