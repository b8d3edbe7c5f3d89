import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { checkBands, MOST_BANDS } from '#domain/procurement';
import { useCan, useSubject } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { useUnsaved } from '#shared/unsaved';
import { type AwardApprovals, approvalsQuery, findSigners, useSaveApprovals } from '../../approvalQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Approval.css.ts';

/** Who approves awards, by amount; for the settings of the company. */
export function ApprovalsCard() {
  const hasProcurement = useSubject().tenantFlags.has('procurement_available');
  const { data, isLoading } = useQuery({ ...approvalsQuery, enabled: hasProcurement });
  if (isLoading) return <Skeleton height={134} />;
  return data ? <ApprovalsForm approvals={data} /> : null;
}

interface Row {
  key: string;
  up_to: number | null;
  user_id: number | null;
  name: string;
}

const toDraft = (approvals: AwardApprovals | undefined): { rows: Row[] } => ({
  rows: (approvals?.bands ?? []).map((band) => ({ ...band, key: String(band.user_id) })),
});

/** Rows as the rules and the server take them. */
const bandsOf = (rows: readonly Row[]) =>
  rows.map(({ user_id: user, up_to: upTo }) => ({ user_id: user ?? 0, up_to: upTo }));

function ApprovalsForm({ approvals }: { approvals: AwardApprovals }) {
  const form = useRowDraft(approvals, toDraft);
  const { rows } = form.draft;
  const setRows = (next: Row[]) => form.change({ rows: next });
  const [tried, setTried] = useState(false);
  const save = useSaveApprovals();
  const toasts = useToasts();
  const mayFind = useCan('account_administration_access');
  const bands = bandsOf(rows);
  const isChanged = JSON.stringify(bands) !== JSON.stringify(bandsOf(form.start.rows));
  const letGo = useUnsaved(isChanged);
  const problems: Record<string, readonly string[]> = { ...checkBands(bands) };
  for (const [at, { user_id: user }] of rows.entries())
    if (user === null) problems[`bands.${at}.user_id`] = [t.chooseWhoApproves];
  const errors = tried ? { ...problems, ...save.error?.fields } : (save.error?.fields ?? {});
  const change = (at: number, part: Partial<Row>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  const submit = () => {
    setTried(true);
    if (!isChanged || Object.keys(problems).length > 0) return;
    save.mutate(
      { version: (form.row ?? approvals).version, bands },
      {
        onSuccess: (saved) => {
          letGo();
          setTried(false);
          form.adopt(saved);
          toasts.show({ tone: 'positive', title: t.approvalOfAwardsSaved });
        },
      },
    );
  };
  return (
    <Card title={t.approvalOfAwards}>
      <Form label={t.approvalOfAwards} onSubmit={submit}>
        <Stack gap={4}>
          <DraftProblem what={t.listOfApprovers} state={form} error={save.error} />
          <Text as="p" tone="subtle">
            {rows.length === 0 ? t.awardsAreMadeAtOnce : t.anAwardGoesToEach}
          </Text>
          {rows.map((row, at) => (
            <div key={row.key} className={styles.band}>
              <PersonPicker
                label={t.approverAt(at + 1)}
                required
                clearable={false}
                search={findSigners}
                selectedLabel={row.name}
                disabledReason={mayFind ? undefined : t.youNeedThePermissionTo}
                error={errors[`bands.${at}.user_id`]?.join(' ')}
                value={row.user_id === null ? null : String(row.user_id)}
                onChange={(id) => change(at, { user_id: id === null ? null : Number(id) })}
              />
              <MoneyField
                label={t.upToApproverAt(at + 1)}
                placeholder={t.noLimit}
                minimum={0}
                error={errors[`bands.${at}.up_to`]?.join(' ')}
                value={row.up_to}
                onChange={(amount) => change(at, { up_to: amount })}
              />
              <span className={styles.remove}>
                <IconButton
                  icon={X}
                  label={t.removeApproverAt(at + 1)}
                  onPress={() => setRows(rows.filter((one) => one !== row))}
                />
              </span>
            </div>
          ))}
          <Inline gap={2}>
            <Button
              icon={Plus}
              disabledReason={
                rows.length >= MOST_BANDS
                  ? t.atMostValuePeopleSign(MOST_BANDS)
                  : mayFind
                    ? undefined
                    : t.youNeedThePermissionTo
              }
              onPress={() =>
                setRows([...rows, { key: crypto.randomUUID(), up_to: null, user_id: null, name: '' }])
              }
            >
              {t.approver}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={save.isPending}
              disabledReason={isChanged ? undefined : t.nothingHasChangedSentence}
            >
              {t.saveApprovals}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
