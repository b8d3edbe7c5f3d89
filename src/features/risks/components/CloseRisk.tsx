import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney, sumMoney } from '#domain/money';
import { mostDraw, outcomeEffect, outcomeProblems, type RiskOutcome } from '#domain/risks';
import { contingencyQuery, type Pot } from '#features/contingency';
import { lastIssueQuery } from '#features/issues';
import { useCan } from '#platform/flags';
import { localToday, useProjectId } from '#shared/project';
import { useCloseRisk } from '../riskMutations.ts';
import { lastItemQuery, type Risk, riskItemsQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { OutcomeFigures } from './OutcomeFigures.tsx';

export interface CloseRiskProps {
  risk: Risk;
  onCancel: () => void;
  onClosed: (risk: Risk) => void;
}

const noFund = 'none';
const ends = [
  { value: 'yes', label: t.struck },
  { value: 'no', label: t.didNotStrike },
] as const;

/** How a risk ended: whether it struck, what it cost, which fund pays, and what follows from it. */
export function CloseRisk({ risk, onCancel, onClosed }: CloseRiskProps) {
  const { pots, today } = useFunds();
  const close = useCloseRisk();
  const [struck, setStruck] = useState<'yes' | 'no'>('no');
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<Omit<RiskOutcome, 'struck'>>({
    outcome_cost: risk.value ?? risk.estimated_value,
    days_lost: null,
    pot_id: null,
    draw: null,
    makes_item: false,
  });
  const [raises, setRaises] = useState(false);
  const change = (part: Partial<RiskOutcome>) => setTyped((before) => ({ ...before, ...part }));
  const said = { struck_on: today, ...typed };
  const pot = pots.find(({ id }) => id === said.pot_id);
  const outcome: RiskOutcome =
    struck === 'yes'
      ? { struck: true, raises_issue: raises, ...said }
      : { struck: false, raises_issue: raises };
  const drawn = useDrawnByItems(risk.id);
  const problems = outcomeProblems(outcome, today, drawn);
  const errors: Record<string, readonly string[] | undefined> = {
    ...close.error?.fields,
    ...(tried ? problems : {}),
  };
  const error = (field: keyof RiskOutcome) => errors[field]?.join(' ');
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length === 0)
      close.mutate({ risk, outcome }, { onSuccess: (done) => onClosed(done.risk) });
  };
  return (
    <Dialog
      title={t.closeCode(formatCode('risk', risk.number))}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="primary" busy={close.isPending} onPress={send}>
            {t.closeRisk}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {close.error ? <Banner tone="critical">{close.error.message}</Banner> : null}
        <ToggleGroup label={t.howItEnded} options={ends} value={struck} onChange={setStruck} />
        {struck === 'no' ? (
          <Text as="p">{t.aClosedRiskNoLonger}</Text>
        ) : (
          <>
            <Columns count={3} minimum={160}>
              <DateField
                label={t.struckOn}
                required
                today={today}
                error={error('struck_on')}
                value={said.struck_on ?? null}
                onChange={(day) => change({ struck_on: day })}
              />
              <MoneyField
                label={t.actualCost}
                required
                decimals={0}
                minimum={0}
                error={error('outcome_cost')}
                value={said.outcome_cost ?? null}
                onChange={(cost) =>
                  change({ outcome_cost: cost, ...(pot && { draw: drawOf(pot, mostDraw(cost, drawn)) }) })
                }
              />
              <NumberField
                label={t.daysLost}
                decimals={0}
                error={error('days_lost')}
                value={said.days_lost ?? null}
                onChange={(days) => change({ days_lost: days })}
              />
            </Columns>
            <FundChoice pots={pots} said={said} drawn={drawn} error={error} onChange={change} />
            <OutcomeFigures
              value={risk.value ?? risk.estimated_value}
              cost={said.outcome_cost ?? null}
              fund={pot ? { left: pot.position.left, draw: said.draw ?? 0 } : null}
            />
            {said.makes_item ? null : (
              <Text as="p" size="meta" tone="muted">
                {unpaidSentence(outcome)}
              </Text>
            )}
          </>
        )}
        <Followers
          struck={struck === 'yes'}
          raises={raises}
          makes={said.makes_item ?? false}
          error={error('makes_item')}
          onRaise={setRaises}
          onMake={(makes) => change({ makes_item: makes })}
        />
      </Stack>
    </Dialog>
  );
}

/** What a fund pays unless somebody says otherwise: what is to be paid, or all that it has. */
const drawOf = ({ position }: Pot, unpaid: number) => Math.max(0, Math.min(unpaid, position.left));

function unpaidSentence(outcome: RiskOutcome): string {
  const { unpaid } = outcomeEffect({ value: null, left: null }, outcome);
  return unpaid === 0 ? t.theFundPaysAll : t.noFundPaysMoney(formatMoney(unpaid));
}

const noPots: readonly Pot[] = [];

/**
 * Funds that can be drawn on, none for who may not, and the company's today, in which the reader may be a day ahead: read anew, so
 * that it is not yesterday's. The reader's own day where no fund is seen.
 */
function useFunds(): { pots: readonly Pot[]; today: IsoDate } {
  const mayDraw = useCan('edit_any_scenarioitem');
  const figures = useQuery({
    ...contingencyQuery(useProjectId()),
    enabled: useCan('foresite_access'),
    staleTime: 0,
  }).data;
  return { pots: (mayDraw && figures?.pots) || noPots, today: figures?.as_of ?? localToday() };
}

/** What funds paid for the approved items of a risk: that is not drawn again. Nothing for who does not see it. */
function useDrawnByItems(riskId: number): number {
  const items = useQuery({
    ...riskItemsQuery(useProjectId(), riskId),
    enabled: useCan('foresite_access'),
  }).data;
  return sumMoney((items?.results ?? []).map(({ status, drawn }) => (status === 'APPROVED' ? drawn : 0)));
}

interface FundChoiceProps {
  pots: readonly Pot[];
  said: Omit<RiskOutcome, 'struck'>;
  /** What items of the risk drew, in dollars. */
  drawn: number;
  error: (field: keyof RiskOutcome) => string | undefined;
  onChange: (part: Partial<RiskOutcome>) => void;
}

/** Which fund pays, and how much of the cost. */
function FundChoice({ pots, said, drawn, error, onChange }: FundChoiceProps) {
  if (pots.length === 0) return null;
  return (
    <Columns>
      <Select
        label={t.drawFrom}
        hint={drawn > 0 ? t.itsItemsDrewMoneyAlready(formatMoney(drawn)) : undefined}
        error={error('pot_id')}
        value={String(said.pot_id ?? noFund)}
        onChange={(id) => {
          const pot = pots.find((one) => String(one.id) === id);
          onChange({
            pot_id: pot?.id ?? null,
            draw: pot ? drawOf(pot, mostDraw(said.outcome_cost, drawn)) : null,
          });
        }}
        options={[
          { value: noFund, label: t.none },
          ...pots.map(({ id, name, position, opened_on: opened }) => ({
            value: String(id),
            label: name,
            description: t.moneyLeft(formatMoney(position.left)),
            ...(position.left <= 0 && { disabledReason: t.nothingIsLeft }),
            ...(opened > (said.struck_on ?? '') && { disabledReason: t.itOpenedAfterTheRisk }),
          })),
        ]}
      />
      <MoneyField
        label={t.draw}
        decimals={0}
        minimum={0}
        disabledReason={said.pot_id == null ? t.chooseAFundFirst : undefined}
        error={error('draw')}
        value={said.draw ?? null}
        onChange={(draw) => onChange({ draw })}
      />
    </Columns>
  );
}

interface FollowersProps {
  struck: boolean;
  raises: boolean;
  makes: boolean;
  error: string | undefined;
  onRaise: (raises: boolean) => void;
  onMake: (makes: boolean) => void;
}

/** What is made of the risk at the same time. */
function Followers({ struck, raises, makes, error, onRaise, onMake }: FollowersProps) {
  const projectId = useProjectId();
  const mayRaise = useCan('issue_access');
  const mayMake = useMayMakeItem();
  const issue = useQuery({ ...lastIssueQuery(projectId), enabled: mayRaise }).data;
  const item = useQuery({ ...lastItemQuery(projectId), enabled: mayMake }).data;
  return (
    <Stack gap={2}>
      {mayRaise ? (
        <Checkbox
          label={issue === undefined ? t.raiseIssue : t.raiseIssueCode(formatCode('issue', issue + 1))}
          checked={raises}
          onChange={onRaise}
        />
      ) : null}
      {mayMake && struck ? (
        <Checkbox
          label={item === undefined ? t.makeItem : t.makeItemCode(formatCode('item', item + 1))}
          checked={makes}
          onChange={onMake}
        />
      ) : null}
      {error === undefined ? null : <Banner tone="critical">{error}</Banner>}
    </Stack>
  );
}

/** Whether this person may make an item of a risk. */
export function useMayMakeItem(): boolean {
  return [useCan('foresite_access'), useCan('add_scenarioitem'), useCan('add_scenariosubitem')].every(
    Boolean,
  );
}
