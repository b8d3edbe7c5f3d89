import { useState } from 'react';
import { useToasts } from '../../feedback/Toast/ToastProvider.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import * as shapes from '../../icons/shapes.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Page } from './Page.tsx';
import * as styles from './foundations.css.ts';

const all = Object.entries(shapes).toSorted(([a], [b]) => a.localeCompare(b));
/** `ChevronDown` is also found as "chevron down". */
const wordsOf = (name: string) => `${name} ${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}`.toLowerCase();

/** Every wrapped shape; a press copies its name. */
export function IconsPage() {
  const [search, setSearch] = useState('');
  const toasts = useToasts();
  const found = all.filter(([name]) => wordsOf(name).includes(search.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(name);
    toasts.show({ id: 'icon', title: `${name} copied` });
  };
  return (
    <Page
      title="Icons"
      lead="Line icons, wrapped once in icons/shapes.ts so that unused ones cost nothing. 16 px beside text, 12 in chips, 20 in empty places; the stroke is 1.5 px at each size. Press one to copy its name."
    >
      <div className={styles.iconTools}>
        <SearchField label="Search icons" value={search} onChange={setSearch} delay={0} width="wide" />
        <span role="status" className={styles.muted}>
          {found.length} of {all.length}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState
          art="funnel"
          title={`No icon is called "${search.trim()}"`}
          text="Try another word, or add a shape to icons/shapes.ts."
        />
      ) : (
        <ul className={styles.icons}>
          {found.map(([name, shape]) => (
            <li key={name}>
              <button type="button" className={styles.icon} onClick={() => void copy(name)}>
                <Icon of={shape} size="large" />
                <span className={styles.iconName}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
