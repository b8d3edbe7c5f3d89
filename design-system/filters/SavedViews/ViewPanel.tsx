import { Button } from '../../actions/Button/Button.tsx';
import { Plus } from '../../icons/shapes.ts';
import type { SavedView, ViewAccess } from './savedView.ts';
import type { SavedViewsProps } from './SavedViewsProps.ts';
import * as styles from './SavedViews.css.ts';
import { ViewRow } from './ViewRow.tsx';

/** What the panel lists, and what its rows ask for. */
export interface ViewPanelProps extends Omit<SavedViewsProps, 'onDuplicate'> {
  onAsk: (question: { kind: 'create' } | { kind: 'rename' | 'delete'; view: SavedView }) => void;
  onDuplicate: (view: SavedView) => void;
  onClose: () => void;
}

const titles: Record<ViewAccess, string> = { private: 'My views', shared: 'Shared views' };

/** The open panel: what to do with changes, the views, and a new one. */
export function ViewPanel(props: ViewPanelProps) {
  const { views, currentId, changed, onSave, onDiscard, onAsk, onClose, importMenu } = props;
  const current = views.find(({ id }) => id === currentId);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div className={styles.panel}>
      {changed && current ? (
        <div className={styles.changes}>
          <span className={styles.changesText}>
            {`"${current.name}" has changed`}
            {current.lockedReason === undefined ? null : <small>{current.lockedReason}</small>}
          </span>
          <Button size="small" variant="quiet" onPress={and(onDiscard)}>
            Discard
          </Button>
          <Button size="small" disabledReason={current.lockedReason} onPress={and(onSave)}>
            Save changes
          </Button>
        </div>
      ) : null}
      <div className={styles.lists}>
        {(['private', 'shared'] as const).map((access) => (
          <ViewList key={access} access={access} {...props} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button size="small" variant="quiet" icon={Plus} onPress={() => onAsk({ kind: 'create' })}>
          Save as a new view
        </Button>
        {importMenu}
      </div>
    </div>
  );
}

function ViewList({ access, ...props }: ViewPanelProps & { access: ViewAccess }) {
  const { views, currentId, onOpen, onAsk, onDuplicate, onClose } = props;
  const some = views.filter((view) => view.access === access);
  if (some.length === 0) return null;
  return (
    <section aria-label={titles[access]}>
      <h2 className={styles.title}>{titles[access]}</h2>
      <ul>
        {some.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            views={views}
            currentId={currentId}
            onOpen={() => {
              onClose();
              if (view.id !== currentId) onOpen(view.id);
            }}
            onRename={() => onAsk({ kind: 'rename', view })}
            onDelete={() => onAsk({ kind: 'delete', view })}
            onDuplicate={() => onDuplicate(view)}
            actions={props}
          />
        ))}
      </ul>
    </section>
  );
}
