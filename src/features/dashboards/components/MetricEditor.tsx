import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { correctedMetric, THRESHOLD_SIDES, type ThresholdSide } from '#domain/dashboards';
import { useUnsavedDialog } from '#shared/unsaved';
import { type DashboardMetric, type MetricSource, placeOfMetric } from '../dashboardQueries.ts';
import { FIRST_METRIC, usualName } from '../model/firstMetric.ts';
import * as t from '../texts.ts';
import * as styles from './Dashboards.css.ts';
import { MetricFields } from './MetricFields.tsx';
import { MetricFilters } from './MetricFilters.tsx';
import { MetricPreview } from './MetricPreview.tsx';

export interface MetricEditorProps {
  source: MetricSource;
  /** The one that is changed; a new one where there is none. */
  metric?: DashboardMetric;
  onSave: (metric: DashboardMetric) => void;
  onClose: () => void;
}

/** Letters of a name, as the contract has them. */
const nameLength = 100;

const sides = [
  { value: 'none' as const, label: t.noOneIsNotified },
  ...Object.entries(THRESHOLD_SIDES).map(([value, label]) => ({
    value: value as ThresholdSide,
    label: t.aValueIsLabel(label.toLowerCase()),
  })),
];

/** A metric as it is compared: what a kept one leaves out is what it means. */
const toText = (metric: DashboardMetric) =>
  JSON.stringify({ ...FIRST_METRIC, filters: [], threshold: null, ...metric });

/** Sets up a custom metric beside a preview of it; what does not fit is corrected at once. */
export default function MetricEditor({ source, metric, onSave, onClose }: MetricEditorProps) {
  const place = placeOfMetric(source);
  const [draft, setDraft] = useState(metric ?? FIRST_METRIC);
  const [side, setSide] = useState<ThresholdSide | 'none'>(metric?.threshold?.side ?? 'none');
  const change = (part: Partial<DashboardMetric>) =>
    setDraft((before) => {
      const next = correctedMetric({ ...before, ...part }, place);
      // A threshold in dollars says nothing of a count.
      const isSameUnit = (next.secondary_axis === 'count') === (before.secondary_axis === 'count');
      return isSameUnit ? next : { ...next, threshold: null };
    });
  const isChanged =
    toText(draft) !== toText(metric ?? FIRST_METRIC) || side !== (metric?.threshold?.side ?? 'none');
  const { requestClose, question, letGo } = useUnsavedDialog(isChanged, onClose);
  const usual = usualName(draft);
  const shown = { ...draft, name: draft.name.trim() || usual };
  return (
    <>
      <Dialog
        title={metric ? t.editCustomMetric : t.addCustomMetric}
        size="wide"
        onCloseRequest={requestClose}
        actions={
          <>
            <Button onPress={requestClose}>{t.cancel}</Button>
            <Button
              variant="primary"
              disabledReason={
                draft.name.trim() === ''
                  ? t.nameIsRequired
                  : side !== 'none' && !draft.threshold
                    ? t.thresholdIsRequired
                    : undefined
              }
              onPress={() => {
                letGo();
                onSave({ ...draft, name: draft.name.trim() });
              }}
            >
              {t.saveMetric}
            </Button>
          </>
        }
      >
        <div className={styles.editor} data-notifies={place === 'dashboard' || undefined}>
          <Stack gap={3}>
            <TextField
              label={t.name}
              required
              hint={`${draft.name.length} / ${nameLength}`}
              maxLength={nameLength}
              placeholder={usual}
              value={draft.name}
              startsFocused
              onChange={(name) => setDraft((before) => ({ ...before, name }))}
            />
            <MetricFields metric={draft} place={place} onChange={change} hasCategories />
            <MetricFilters source={source} metric={draft} onChange={change} />
            {place === 'dashboard' ? (
              <ThresholdFields draft={draft} side={side} onSide={setSide} onDraft={setDraft} />
            ) : null}
          </Stack>
          <Stack gap={2}>
            <MetricPreview source={source} metric={shown} />
          </Stack>
        </div>
      </Dialog>
      {question}
    </>
  );
}

interface ThresholdFieldsProps {
  draft: DashboardMetric;
  side: ThresholdSide | 'none';
  onSide: (side: ThresholdSide | 'none') => void;
  onDraft: (change: (before: DashboardMetric) => DashboardMetric) => void;
}

/** From which value on the members of the dashboard are notified. */
function ThresholdFields({ draft, side, onSide, onDraft }: ThresholdFieldsProps) {
  const Amount = draft.secondary_axis === 'count' ? NumberField : MoneyField;
  return (
    <>
      <Select
        label={t.notifyMembersWhen}
        hint={t.checkedEveryMorningEachMember}
        options={sides}
        value={side}
        onChange={(next) => {
          onSide(next);
          onDraft((before) => ({
            ...before,
            threshold: next === 'none' || !before.threshold ? null : { ...before.threshold, side: next },
          }));
        }}
      />
      {side === 'none' ? null : (
        <Amount
          key={draft.secondary_axis === 'count' ? 'count' : 'money'}
          label={t.threshold}
          required
          decimals={0}
          allowsNegative={draft.secondary_axis !== 'count'}
          minimum={draft.secondary_axis === 'count' ? 0 : -999_999_999_999}
          maximum={999_999_999_999}
          value={draft.threshold?.value ?? null}
          onChange={(value) =>
            onDraft((before) => ({ ...before, threshold: value === null ? null : { side, value } }))
          }
        />
      )}
    </>
  );
}
