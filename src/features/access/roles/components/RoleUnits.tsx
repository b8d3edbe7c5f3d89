import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import * as t from '../../texts.ts';
import { unitTreeQuery } from '../../units/unitQueries.ts';
import type { RoleEdit } from '../useRoleEdit.ts';
import * as styles from './RoleEditor.css.ts';

/** The business units whose projects everybody with the role sees, with everything below them (docs/product/access.md). */
export function RoleUnits({ edit }: { edit: RoleEdit }) {
  const { draft, change, error } = edit;
  const units = useQuery(unitTreeQuery).data?.results ?? [];
  const known = new Map([...draft.access_scopes, ...units].map(({ id, name }) => [String(id), name]));
  return (
    <div className={styles.panel}>
      <MultiSelect
        label={t.businessUnits}
        hint={t.membersSeeProjectsInThese}
        placeholder={t.chooseBusinessUnits}
        options={[...known].map(([value, label]) => ({ value, label }))}
        value={draft.access_scopes.map(({ id }) => String(id))}
        error={error?.fields['access_scopes']?.join(' ')}
        onChange={(ids) =>
          change(() => ({
            access_scopes: ids.map((id) => ({ id: Number(id), name: known.get(id) ?? '' })),
          }))
        }
      />
      {draft.access_scopes.length === 0 ? (
        <Text size="meta" tone="subtle">
          {t.noneChosenMembersSeeProjects}
        </Text>
      ) : null}
    </div>
  );
}
