import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight, Trash2 } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatDate, formatShortDay, relativeDay } from '#domain/dates';
import { formatMoney, NOTHING } from '#domain/money';
import { MITIGATION_STATUSES, type MitigationStatus, mitigationFields } from '#domain/risks';
import { Facts } from '#shared/foresite';
import { localToday, peopleQuery, useProjectId } from '#shared/project';
import type { MitigationDraft } from '../model/riskDraft.ts';
import { MITIGATION_TONES, nameOf } from '../model/riskWords.ts';
import * as t from '../texts.ts';
import * as styles from './RiskForm.css.ts';

export interface MitigationRowProps {
  mitigation: MitigationDraft;
  /** The expected value that it takes off, dollars. */
  buys: number | null;
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Just added here: it is where the writing goes on. */
  isAdded: boolean;
  onChange: (part: Partial<MitigationDraft>) => void;
  onRemove: () => void;
}

const statuses = (Object.keys(MITIGATION_STATUSES) as MitigationStatus[]).map((value) => ({
  value,
  label: MITIGATION_STATUSES[value].label,
}));
const steps = [0, 1, 2, 3, 4].map((step) => ({
  value: String(step),
  label: step === 0 ? t.none : `−${step}`,
}));

/** One mitigation: its line, with the status in place, and its fields, which the name opens. */
export function MitigationRow(props: MitigationRowProps) {
  const { mitigation, buys, errors, readOnly, isAdded, onChange } = props;
  const [isOpen, setOpen] = useState(isAdded);
  const fieldsId = useId();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const leader = people.find(({ id }) => id === mitigation.leader_id);
  const { status, cost } = mitigation;
  // What is at fault is in sight.
  const shows = isOpen || Object.keys(errors).length > 0;
  return (
    <Box as="section" aria-label={mitigation.name || t.newMitigationLower} className={styles.mitigation}>
      <div className={styles.mitigationLine}>
        <button
          type="button"
          className={styles.mitigationName}
          aria-expanded={shows}
          aria-controls={fieldsId}
          onClick={() => setOpen(!shows)}
        >
          <Icon of={shows ? ChevronDown : ChevronRight} size="small" />
          {leader ? (
            <Avatar
              name={nameOf(leader)}
              src={leader.avatar_url ?? null}
              seed={String(leader.id)}
              size="tiny"
            />
          ) : null}
          <span className={styles.mitigationTitle} data-blank={mitigation.name === '' || undefined}>
            {mitigation.name || t.newMitigation}
          </span>
        </button>
        {readOnly ? (
          <span>
            <span className={styles.term}>{t.statusPiece}</span>
            <StatusTag tone={MITIGATION_TONES[status]} label={MITIGATION_STATUSES[status].label} />
          </span>
        ) : (
          <Select
            label={mitigationFields.status.label}
            labelHidden
            size="small"
            error={errors['status']}
            options={statuses}
            value={status}
            onChange={(next) => onChange({ status: next })}
          />
        )}
        <DueDay mitigation={mitigation} />
        <span className={styles.figure}>
          <span className={styles.term}>{t.costPiece}</span>
          {cost === null ? NOTHING : formatMoney(cost)}
        </span>
        <Effects mitigation={mitigation} />
        <span className={styles.figure}>
          <span className={styles.term}>{t.expectedPiece}</span>
          {buys ? (
            <Figure trend="fall" trendLabel={t.fallsBy}>
              {formatMoney(-buys)}
            </Figure>
          ) : (
            NOTHING
          )}
        </span>
      </div>
      <div id={fieldsId} className={shows ? styles.mitigationFields : undefined}>
        {shows ? (
          readOnly ? (
            <SaidFields mitigation={mitigation} leader={leader} />
          ) : (
            <Fields {...props} />
          )
        ) : null}
      </div>
    </Box>
  );
}

function DueDay({ mitigation: { due_date: due, status } }: Pick<MitigationRowProps, 'mitigation'>) {
  const term = <span className={styles.term}>{t.due}</span>;
  if (due === null)
    return (
      <span>
        {term}
        {NOTHING}
      </span>
    );
  const relative = status === 'COMPLETE' ? null : relativeDay(due, localToday());
  const isLate = status !== 'COMPLETE' && due < localToday();
  return (
    <span className={relative || isLate ? styles.soon : undefined}>
      {term}
      {relative ?? formatShortDay(due)}
    </span>
  );
}

/** How many steps it takes off. */
function Effects({ mitigation }: Pick<MitigationRowProps, 'mitigation'>) {
  const { likelihood_effect: likelihood, impact_effect: impact } = mitigation;
  return (
    <span className={styles.effects}>
      <span className={styles.term}>{t.effect}</span>
      {likelihood === 0 && impact === 0 ? NOTHING : null}
      {likelihood === 0 ? null : (
        <span title={t.likelihood}>
          L <b>{`−${likelihood}`}</b>
        </span>
      )}
      {impact === 0 ? null : (
        <span title={t.impact}>
          I <b>{`−${impact}`}</b>
        </span>
      )}
    </span>
  );
}

/** The same as it is read. */
function SaidFields({
  mitigation,
  leader,
}: Pick<MitigationRowProps, 'mitigation'> & { leader: Parameters<typeof nameOf>[0] | undefined }) {
  const label = (name: keyof typeof mitigationFields) => mitigationFields[name].label;
  const { due_date: due, cost, description } = mitigation;
  const step = (effect: number) => steps.find(({ value }) => value === String(effect))?.label;
  return (
    <Stack gap={2}>
      <Facts
        facts={[
          [label('due_date'), due && formatDate(due)],
          [label('leader_id'), leader ? nameOf(leader) : null],
          [label('cost'), cost === null ? null : formatMoney(cost)],
          [label('likelihood_effect'), step(mitigation.likelihood_effect)],
          [label('impact_effect'), step(mitigation.impact_effect)],
        ]}
      />
      {description.trim() === '' ? null : <p className={styles.said}>{description}</p>}
    </Stack>
  );
}

function Fields({ mitigation, errors, isAdded, onChange, onRemove }: MitigationRowProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) first.current?.focus();
  }, [isAdded]);
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const field = (name: keyof typeof mitigationFields) => ({
    label: mitigationFields[name].label,
    error: errors[name],
  });
  return (
    <Stack gap={3}>
      <TextField
        {...field('name')}
        ref={first}
        maxLength={mitigationFields.name.max}
        value={mitigation.name}
        onChange={(text) => onChange({ name: text })}
      />
      <Columns count={3} minimum={160}>
        <DateField
          {...field('due_date')}
          today={localToday()}
          value={mitigation.due_date}
          onChange={(day) => onChange({ due_date: day })}
        />
        <PersonPicker
          {...field('leader_id')}
          people={people.map((person) => ({ id: String(person.id), name: nameOf(person) }))}
          value={mitigation.leader_id === null ? null : String(mitigation.leader_id)}
          onChange={(id) => onChange({ leader_id: id === null ? null : Number(id) })}
        />
        <MoneyField
          {...field('cost')}
          minimum={0}
          value={mitigation.cost}
          onChange={(cost) => onChange({ cost })}
        />
        <Select
          {...field('likelihood_effect')}
          options={steps}
          value={String(mitigation.likelihood_effect)}
          onChange={(step) => onChange({ likelihood_effect: Number(step) })}
        />
        <Select
          {...field('impact_effect')}
          options={steps}
          value={String(mitigation.impact_effect)}
          onChange={(step) => onChange({ impact_effect: Number(step) })}
        />
      </Columns>
      <TextArea
        {...field('description')}
        maxLength={mitigationFields.description.max}
        value={mitigation.description}
        onChange={(description) => onChange({ description })}
      />
      <Inline justify="end">
        <Button size="small" variant="critical" icon={Trash2} onPress={onRemove}>
          {t.removeValue(mitigation.name || t.newMitigationLower)}
        </Button>
      </Inline>
    </Stack>
  );
}
