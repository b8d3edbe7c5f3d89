import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Bookmark } from '../../icons/shapes.ts';
import { Confirm } from '../../overlays/Confirm/Confirm.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { onDemand } from '../../private/on-demand/onDemand.tsx';
import type { SavedView } from './savedView.ts';
import type { SavedViewsProps } from './SavedViewsProps.ts';
import * as styles from './SavedViews.css.ts';
import { copyViewName, nextViewName } from './viewNames.ts';
import type { ViewNameDialogProps } from './ViewNameDialog.tsx';
import type { ViewPanelProps } from './ViewPanel.tsx';

export type { SavedView } from './savedView.ts';

export type { SavedViewsProps } from './SavedViewsProps.ts';

const naming = onDemand<ViewNameDialogProps>(
  async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog,
);
const ViewNameDialog = naming.Part;

// Its rows lead on to the dialog, which is there before somebody presses one.
const panel = onDemand<ViewPanelProps>(async () => {
  void naming.ask();
  return (await import('./ViewPanel.tsx')).ViewPanel;
});
const ViewPanel = panel.Part;

/** What is asked about a view outside the panel. */
type Question =
  { kind: 'create' } | { kind: 'rename'; view: SavedView } | { kind: 'delete'; view: SavedView };

/** The views of a list: open one, keep changes, name, share and delete them. */
export function SavedViews(props: SavedViewsProps) {
  const { views, currentId, changed, shareDisabledReason, onCreate, onRename, onDuplicate, onDelete } = props;
  const [question, setQuestion] = useState<Question | null>(null);
  const current = views.find(({ id }) => id === currentId);
  const names = views.map(({ name }) => name);
  const done = () => setQuestion(null);
  const title = current?.name ?? 'Views';
  return (
    <>
      <Popover
        label="Saved views"
        width={320}
        padding="none"
        needs={panel}
        renderTrigger={(trigger) => (
          <span className={styles.trigger} data-changed={changed || undefined}>
            <Button size="small" icon={Bookmark} caret trigger={trigger}>
              {title}
              {changed ? <span className={styles.spoken}>, changed since it was saved</span> : null}
            </Button>
          </span>
        )}
      >
        {(close) => (
          <ViewPanel
            {...props}
            onAsk={(next) => {
              close();
              setQuestion(next);
            }}
            onDuplicate={(view) => onDuplicate(view.id, copyViewName(view.name, names))}
            onClose={close}
          />
        )}
      </Popover>
      {question?.kind === 'create' ? (
        <ViewNameDialog
          title="Save as a new view"
          confirmLabel="Save view"
          name={nextViewName(names)}
          taken={names}
          access={{ value: 'private', disabledReason: shareDisabledReason }}
          onCancel={done}
          onConfirm={(name, access) => {
            done();
            onCreate({ name, access });
          }}
        />
      ) : null}
      {question?.kind === 'rename' ? (
        <ViewNameDialog
          title="Rename the view"
          confirmLabel="Rename"
          name={question.view.name}
          taken={views.filter(({ id }) => id !== question.view.id).map(({ name }) => name)}
          onCancel={done}
          onConfirm={(name) => {
            done();
            onRename(question.view.id, name);
          }}
        />
      ) : null}
      {question?.kind === 'delete' ? (
        <Confirm
          onCancel={done}
          onConfirm={() => {
            done();
            onDelete(question.view.id);
          }}
        >
          {question.view.access === 'shared'
            ? `The view "${question.view.name}" will be deleted for everyone. This cannot be undone.`
            : `The view "${question.view.name}" will be deleted. This cannot be undone.`}
        </Confirm>
      ) : null}
    </>
  );
}
