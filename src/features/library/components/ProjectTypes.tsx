import { formatNumber } from '#domain/money';
import { ANY_TYPE } from '../model/templateFilters.ts';
import type { TemplateGroup } from '../templateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Templates.css.ts';

export interface ProjectTypesProps {
  groups: readonly TemplateGroup[] | undefined;
  value: string | null;
  onChange: (projectType: string | null) => void;
}

/** The project types that templates are for, with how many there are of each. */
export function ProjectTypes({ groups = [], value, onChange }: ProjectTypesProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const rows = [
    { id: null, label: t.allProjectTypes, count: total },
    ...groups.map(({ project_type: type, count }) => ({
      id: type ?? ANY_TYPE,
      label: type ?? t.anyProjectType,
      count,
    })),
  ];
  return (
    <nav aria-label={t.projectType} className={styles.types}>
      <h2 className={styles.groupTitle}>{t.projectType}</h2>
      <ul className={styles.groups}>
        {rows.map(({ id, label, count }) => (
          <li key={id ?? ''}>
            <button
              type="button"
              className={styles.group}
              aria-pressed={id === value}
              onClick={() => onChange(id)}
            >
              {label} <span className={styles.count}>{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
