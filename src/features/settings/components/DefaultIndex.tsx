import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { indicesQuery, useDefaultIndex } from '#features/normalization';
import { useCan } from '#platform/flags';
import { settingKeys } from '#shared/settings';
import * as t from '../texts.ts';
import * as styles from './SettingControls.css.ts';

const none = 'none';

/** The custom index that factors between projects are read by where nobody chooses another one. */
export function DefaultIndex({ value }: { value: number | null }) {
  const canOpen = useCan('normalization_indexes_access');
  const canRead = useCan('view_normalizationindex');
  const canChange = useCan('change_normalizationindex');
  const client = useQueryClient();
  const toasts = useToasts();
  const { data } = useQuery({ ...indicesQuery(''), enabled: canOpen && canRead });
  const { mutate, isPending } = useDefaultIndex();
  const custom = (data ?? []).filter(({ kind }) => kind === 'custom');
  const choose = (id: number | null, isUndo = false) => {
    const index = custom.find((one) => one.id === (id ?? value));
    if (!index || id === value) return;
    mutate(
      { index, isDefault: id !== null },
      {
        onSuccess: () => toasts.show({ id: 'settings', title: isUndo ? t.settingRestored : t.settingSaved }),
        onError: (error) =>
          toasts.show({
            id: 'settings',
            tone: 'critical',
            title: t.theSettingWasNotSaved,
            detail: error.message,
          }),
        onSettled: () => client.invalidateQueries({ queryKey: settingKeys.companySettings }),
      },
    );
  };
  const reason =
    !canOpen || !canRead || !canChange
      ? t.yourRoleCannotChangeCost
      : data && custom.length === 0
        ? t.noCustomCostIndicesYet
        : isPending
          ? t.theChoiceIsBeingSaved
          : undefined;
  return (
    <div className={styles.select}>
      <Select
        label={t.customCostIndex}
        hint={t.factorsBetweenProjectsCome}
        options={[
          { value: none, label: t.none },
          ...custom.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={value === null ? none : String(value)}
        onChange={(id) => choose(id === none ? null : Number(id))}
        disabledReason={reason}
      />
    </div>
  );
}
