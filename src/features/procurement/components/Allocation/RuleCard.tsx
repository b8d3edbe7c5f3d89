import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatMoney } from '#domain/money';
import { checkRule, CODE_MATCHES, type CodeMatch, type RuleDraft } from '#domain/procurement';
import { localToday, useProjectId } from '#shared/project';
import { useAddRule } from '../../allocationMutations.ts';
import { type Allocation, type AllocationPreview, previewQuery } from '../../allocationQueries.ts';
import { linesWords, movedBy, type Moved } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Allocation.css.ts';
import { TargetFields } from './TargetFields.tsx';
import { bidPackageOf, type TypedTarget, toTarget } from './targets.ts';

/** A rule that is being written. */
export interface RuleForm {
  rule: RuleDraft;
  target: TypedTarget;
}

interface Props {
  allocation: Allocation;
  form: RuleForm;
  onChange: (form: RuleForm) => void;
  onClose: () => void;
}

const matches = Object.entries(CODE_MATCHES).map(([value, label]) => ({ value: value as CodeMatch, label }));
const anyComponent = 'any';

/** What a rule that is being written would take, once it can be asked. */
export function useRulePreview(form: RuleForm | null): AllocationPreview | undefined {
  const projectId = useProjectId();
  const rule = form?.rule ?? { code_match: 'ANY' as const, code: '', component_id: null };
  const ready = form !== null && Object.keys(checkRule(rule, localToday())).length === 0;
  return useQuery({ ...previewQuery(projectId, rule), enabled: ready }).data;
}

/** A new rule, with what it changes before it is taken. */
export function RuleCard({ allocation, form, onChange, onClose }: Props) {
  const { rule, target } = form;
  const [tried, setTried] = useState(false);
  const preview = useRulePreview(form);
  const add = useAddRule();
  const fields = useRef<HTMLDivElement>(null);
  // Whoever adds a rule goes on by typing its code.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const problems = tried ? checkRule(rule, localToday()) : {};
  const byCode = rule.code_match === 'STARTS_WITH' || rule.code_match === 'IS';
  const change = (part: Partial<RuleDraft>) => onChange({ ...form, rule: { ...rule, ...part } });
  const handleApply = () => {
    setTried(true);
    if (Object.keys(checkRule(rule, localToday())).length > 0 || target.bidPackage === '') return;
    add.mutate(
      {
        input: { ...rule, ...toTarget(target) },
        title: t.linesWordsAllocated(linesWords(preview?.lines_count ?? 0)),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Card
      title={t.newRule}
      actions={<IconButton icon={X} label={t.closeTheRule} size="small" tooltip={false} onPress={onClose} />}
    >
      <Stack gap={3}>
        <div ref={fields} className={styles.pair}>
          <Select
            label={t.code}
            options={matches}
            value={rule.code_match}
            onChange={(match) => change({ code_match: match })}
          />
          {byCode ? (
            <TextField
              label={t.value}
              value={rule.code}
              maxLength={40}
              error={problems['code']?.join(' ')}
              onChange={(code) => change({ code })}
            />
          ) : null}
        </div>
        <Select
          label={t.component}
          options={[
            { value: anyComponent, label: t.any },
            ...allocation.components.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={rule.component_id === null ? anyComponent : String(rule.component_id)}
          onChange={(id) => change({ component_id: id === anyComponent ? null : Number(id) })}
        />
        <TargetFields
          allocation={allocation}
          value={target}
          error={tried && target.bidPackage === '' ? t.chooseWhereTheLinesGo : undefined}
          onChange={(next) => onChange({ ...form, target: next })}
        />
        {preview ? (
          <Facts preview={preview} moved={movedBy(preview, allocation, bidPackageOf(target))} />
        ) : null}
        {add.error ? <Banner tone="critical">{add.error.message}</Banner> : null}
        <Inline gap={2} justify="end">
          <Button size="small" onPress={onClose}>
            {t.cancel}
          </Button>
          <Button size="small" variant="primary" busy={add.isPending} onPress={handleApply}>
            {preview ? t.applyToLinesWords(linesWords(preview.lines_count)) : t.apply}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Facts({ preview, moved }: { preview: AllocationPreview; moved: readonly Moved[] }) {
  const { lines_count: count, amount, kept_count: kept, kept_amount: keptAmount } = preview;
  return (
    <dl className={styles.facts} aria-label={t.whatTheRuleChanges}>
      <Fact name={linesWords(count)} value={formatMoney(amount)} />
      {moved.map(({ name, before, after }) => (
        <Fact key={name} name={name} before={formatMoney(before)} value={formatMoney(after)} />
      ))}
      {kept === 0 ? null : (
        <Fact name={t.keptByHand} value={`${linesWords(kept)}, ${formatMoney(keptAmount)}`} />
      )}
    </dl>
  );
}

function Fact({ name, before, value }: { name: string; before?: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.factValue}>
        {before === undefined ? null : <span className={styles.before}>{before} → </span>}
        {value}
      </dd>
    </div>
  );
}
