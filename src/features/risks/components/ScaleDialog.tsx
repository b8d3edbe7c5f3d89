import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Heatmap } from '#design-system/charts/Heatmap/Heatmap.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { SCALE_LIMITS, scaleChanges, scaleProblems } from '#domain/risks';
import type { ScaleVersion } from '#shared/risk-scale';
import { useUnsavedDialog } from '#shared/unsaved';
import { nextLevel, scaleCells, scaleHeadings } from '../model/scaleCells.ts';
import { type ScaleInput, useSaveScale } from '../scaleMutations.ts';
import * as t from '../texts.ts';
import * as styles from './Scale.css.ts';

export interface ScaleDialogProps {
  scale: ScaleVersion;
  onClose: () => void;
}

type Draft = Pick<ScaleInput, 'likelihoods' | 'impacts' | 'levels'>;
type Part = 'likelihoods' | 'impacts';

/** The next version of the scale: words, bands and the level of each cell. */
export function ScaleDialog({ scale, onClose }: ScaleDialogProps) {
  const [start] = useState(scale);
  const [draft, setDraft] = useState<Draft>(() => ({
    likelihoods: start.likelihoods,
    impacts: start.impacts,
    levels: start.levels,
  }));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSaveScale();
  const problems = scaleProblems(draft, note);
  const errors: Record<string, readonly string[]> = { ...save.error?.fields, ...(tried ? problems : {}) };
  const isChanged = scaleChanges(start, draft).length > 0;
  const { requestClose, question, letGo } = useUnsavedDialog(isChanged || note !== '', onClose);
  const levelErrors = Object.entries(problems).flatMap(([field, texts]) =>
    field.startsWith('levels.') ? texts : [],
  );
  const change = (part: Part, at: number, step: Partial<Draft[Part][number]>) =>
    setDraft((before) => ({
      ...before,
      [part]: before[part].map((one, place) => (place === at ? { ...one, ...step } : one)),
    }));
  const cycle = (likelihood: number, impact: number) =>
    setDraft((before) => ({
      ...before,
      levels: before.levels.map((row, at) =>
        at === likelihood - 1
          ? row.map((level, column) => (column === impact - 1 ? nextLevel(level) : level))
          : row,
      ),
    }));
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate(
      { number: start.number, input: { ...draft, note } },
      {
        onSuccess: () => {
          letGo();
          onClose();
        },
      },
    );
  };
  return (
    <>
      <Dialog
        title={t.editRiskScale}
        size="medium"
        onCloseRequest={requestClose}
        actions={
          <>
            <Button onPress={requestClose}>{t.cancel}</Button>
            <Button
              variant="primary"
              busy={save.isPending}
              disabledReason={isChanged ? undefined : t.nothingHasChangedSentence}
              onPress={send}
            >
              {t.saveVersionNumber(start.number + 1)}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
          <Text as="p">{t.risksKeepTheVersionThey}</Text>
          {(['likelihoods', 'impacts'] as const).map((part) => (
            <StepFields key={part} part={part} steps={draft[part]} errors={errors} onChange={change} />
          ))}
          <Stack gap={2}>
            <Text as="p" weight="strong">
              {t.levels}
            </Text>
            <Text as="p" size="meta" tone="muted">
              {t.pressACell}
            </Text>
            <Heatmap
              {...scaleHeadings(draft)}
              rowTitle={t.likelihood}
              columnTitle={t.impact}
              cells={scaleCells(draft)}
              height={260}
              summary={t.levelOfEachLikelihood}
              onSelect={(cell) => cycle(Number(cell.row), Number(cell.column))}
            />
            {levelErrors.length > 0 ? <Banner tone="caution">{levelErrors[0]}</Banner> : null}
          </Stack>
          <TextField
            label={t.note}
            hint={t.whatThisVersionIsFor}
            maxLength={SCALE_LIMITS.note}
            error={errors['note']?.join(' ')}
            value={note}
            onChange={setNote}
          />
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

const titles = { likelihoods: t.likelihood, impacts: t.impact } as const;

interface StepFieldsProps {
  part: Part;
  steps: Draft[Part];
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (part: Part, at: number, step: Partial<Draft[Part][number]>) => void;
}

function StepFields({ part, steps, errors, onChange }: StepFieldsProps) {
  const title = titles[part];
  return (
    <Stack gap={2}>
      <Text as="p" weight="strong">
        {title}
      </Text>
      {steps.map(({ label, range }, at) => (
        // The place is what a step is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.step}>
          <TextField
            label={`${title} ${at + 1}`}
            required
            maxLength={SCALE_LIMITS.label}
            error={errors[`${part}.${at}.label`]?.join(' ')}
            value={label}
            onChange={(text) => onChange(part, at, { label: text })}
          />
          <TextField
            label={t.titleAtMeans(title, at + 1)}
            placeholder={part === 'impacts' ? t.shareOfCostMoney : t.chance}
            maxLength={SCALE_LIMITS.range}
            error={errors[`${part}.${at}.range`]?.join(' ')}
            value={range}
            onChange={(text) => onChange(part, at, { range: text })}
          />
        </div>
      ))}
    </Stack>
  );
}
