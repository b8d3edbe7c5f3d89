import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FileButton } from '../../actions/FileButton/FileButton.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Upload } from '../../icons/shapes.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { carriesFiles, droppedFiles } from './droppedFiles.ts';
import { FileList } from './FileList.tsx';
import type { ListedFile } from './listedFile.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { sortFiles, type FileRules, type RefusedFile } from './fileRules.ts';
import * as styles from './FileDrop.css.ts';

export { formatSent, type FileRules } from './fileRules.ts';
export type { ListedFile } from './listedFile.ts';

export interface FileDropProps extends FieldProps {
  /** What was chosen, waits, runs, is done or failed; the owner uploads. */
  files: readonly ListedFile[];
  /** New files that keep to the rules. */
  onAdd: (files: File[]) => void;
  onRemove?: (id: string) => void;
  /** Stops an upload that runs. */
  onCancel?: (id: string) => void;
  /** Starts a failed one again. */
  onRetry?: (id: string) => void;
  rules?: FileRules;
  /** Said about a wrong type instead of the general sentence, e.g. "The file format is not compatible". */
  typeMessage?: string;
  /** Said above the files that were refused, where a place has a sentence of its own for it. */
  refusedMessage?: string;
}

/** Takes files by drag, press or paste, refuses what breaks the rules with a reason, and shows how each upload stands. */
export function FileDrop(props: FileDropProps) {
  const {
    files,
    onAdd,
    onRemove,
    onCancel,
    onRetry,
    rules = {},
    typeMessage,
    refusedMessage,
    ...field
  } = props;
  const choose = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  const single = rules.count === 1;

  const take = (incoming: readonly File[], folders: readonly RefusedFile[] = []) => {
    if (blocked || incoming.length + folders.length === 0) return;
    const sorted = sortFiles(incoming, files.length, rules, typeMessage);
    setRefused([...folders, ...sorted.refused]);
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  const handleDrag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    // Without this the browser would open the file instead.
    event.preventDefault();
    event.dataTransfer.dropEffect = blocked ? 'none' : 'copy';
    setOver(!blocked);
  };
  const handleLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    const dropped = droppedFiles(event.dataTransfer);
    take(dropped.files, dropped.refused);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <Field field={field} as="span">
      {(ids) => (
        // Drop and paste are shortcuts; the button is the way for everybody.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          role="group"
          className={styles.area}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          onPaste={handlePaste}
          onDragEnter={handleDrag}
          onDragOver={handleDrag}
          onDragLeave={handleLeave}
          onDrop={handleDrop}
        >
          <div
            className={styles.zone}
            data-over={over || undefined}
            data-invalid={ids.invalid || undefined}
            data-disabled={blocked || undefined}
          >
            <Icon of={Upload} size="large" tone={over ? 'accent' : 'subtle'} />
            <div className={styles.words}>
              <span className={styles.lead}>
                {over
                  ? single
                    ? 'Let go to upload it'
                    : 'Let go to upload them'
                  : single
                    ? 'Drop a file here, or paste it'
                    : 'Drop files here, or paste them'}
              </span>
              <span className={styles.limits}>{limitsOf(rules)}</span>
            </div>
            <FileButton
              ref={choose}
              size="small"
              types={rules.types}
              multiple={!single}
              disabledReason={field.disabledReason ?? (field.readOnly ? 'Read only' : undefined)}
              onFiles={take}
            >
              {single ? (files.length > 0 ? 'Replace file' : 'Choose file') : 'Choose files'}
            </FileButton>
          </div>
          <RefusedFiles message={refusedMessage} refused={refused} onDismiss={() => setRefused([])} />
          <FileList
            files={files}
            readOnly={blocked}
            onRemove={onRemove}
            onCancel={
              onCancel &&
              ((id) => {
                onCancel(id);
                // The button that was pressed goes with the upload.
                choose.current?.focus();
              })
            }
            onRetry={onRetry}
          />
        </div>
      )}
    </Field>
  );
}

function limitsOf({ types, megabytes = 50, count }: FileRules): string {
  const kinds = types === undefined ? 'Any type' : types.map((type) => type.toUpperCase()).join(', ');
  const many = count === undefined || count === 1 ? '' : `, ${count} files at most`;
  return `${kinds}, up to ${megabytes} MB${count === 1 ? '' : ' each'}${many}`;
}
