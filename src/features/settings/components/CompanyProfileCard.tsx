import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { isTimeZone, mailDomainsProblem, offsetOf, readMailDomains } from '#domain/settings';
import { withoutSaved } from '#shared/draft';
import { useUnsaved } from '#shared/unsaved';
import { useSaveCompany } from '../settingMutations.ts';
import type { Company } from '#shared/settings';
import * as t from '../texts.ts';

const none = {};
type Draft = Pick<Company, 'name' | 'tld' | 'time_zone'>;

/** The first thing that keeps the draft from being saved, by its field. */
function problemsOf({ name, tld }: Draft): { name?: string; tld?: string } {
  const domains = mailDomainsProblem(readMailDomains(tld));
  return {
    ...(name.trim() === '' ? { name: t.enterTheNameOfYour } : {}),
    ...(domains === undefined ? {} : { tld: domains }),
  };
}

/** Every zone that this browser knows, and the one in use, with its offset of the moment. */
function timeZoneChoices(current: string, now: Date): { value: string; label: string }[] {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .filter(isTimeZone)
    .toSorted()
    .map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value, now)})` }));
}

/** What the company is called, who its colleagues are, and whose morning its days begin with (docs/product/settings.md). */
export function CompanyProfileCard({ company }: { company: Company }) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const { mutate, isPending, error } = useSaveCompany();
  const { show } = useToasts();
  const [zones] = useState(() => timeZoneChoices(company.time_zone, new Date()));
  const shown: Draft = { name: company.name, tld: company.tld, time_zone: company.time_zone, ...typed };
  const patch = Object.fromEntries(
    Object.entries(shown).filter(([key, text]) => text.trim() !== company[key as keyof Draft]),
  );
  const isChanged = Object.keys(patch).length > 0;
  const letGo = useUnsaved(isChanged);
  const problems = problemsOf(shown);
  const change = (field: keyof Draft) => (text: string) => setTyped({ ...typed, [field]: text });
  const handleSubmit = () => {
    if (!isChanged || Object.keys(problems).length > 0) return;
    mutate(
      { company, patch },
      {
        onSuccess: () => {
          letGo();
          setTyped(withoutSaved(typed));
          show({ tone: 'positive', title: t.companySaved });
        },
      },
    );
  };
  const refused = error && (Object.keys(error.fields).length > 0 ? error.fields : { form: [error.message] });
  return (
    <Card title={t.profile}>
      <Form label={t.companyProfile} errors={refused ?? none} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            name="name"
            label={t.companyName}
            required
            maxLength={100}
            value={shown.name}
            onChange={change('name')}
            error={problems.name}
          />
          <TextField
            name="tld"
            label={t.allowedEmailDomains}
            hint={t.separatedByCommasPeople}
            required
            value={shown.tld}
            onChange={change('tld')}
            error={problems.tld}
          />
          <ComboBox
            name="time_zone"
            label={t.timeZone}
            hint={t.usedForDueDates}
            options={zones}
            value={shown.time_zone}
            onChange={(zone) => change('time_zone')(zone ?? company.time_zone)}
          />
          <Inline>
            <Button
              type="submit"
              variant="primary"
              busy={isPending}
              disabledReason={isChanged ? (problems.name ?? problems.tld) : t.nothingHasChanged}
            >
              {t.save}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
