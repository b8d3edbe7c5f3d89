import { useQuery } from '@tanstack/react-query';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import * as t from '../../texts.ts';
import { roleOptions, unitOptions } from '../model/inviteDraft.ts';
import type { UserDraft } from '../model/userDraft.ts';
import { inviteOptionsQuery } from '../peopleQueries.ts';
import type { CompanyUserDetail } from '../peopleTypes.ts';

export interface UserFormProps {
  id: string;
  user: CompanyUserDetail;
  values: UserDraft;
  errors: Readonly<Record<string, readonly string[]>>;
  /** What went wrong as a whole. */
  message: string | undefined;
  onChange: (change: Partial<UserDraft>) => void;
  onSubmit: () => void;
}

const numbers = (values: readonly string[]) => values.map(Number);
const texts = (values: readonly number[]) => values.map(String);

/** Who somebody is and what they hold in the company. */
export function UserForm({ id, user, values, errors, message, onChange, onSubmit }: UserFormProps) {
  const options = useQuery(inviteOptionsQuery(null)).data;
  const isPending = user.status === 'INVITED';
  const later = isPending ? t.theyEnterTheirNameWhen : undefined;
  return (
    <Form id={id} label={t.profile} errors={errors} onSubmit={onSubmit}>
      <Stack gap={5}>
        {message === undefined ? null : <Banner tone="critical">{message}</Banner>}
        <Columns count={2} minimum={200} gap={4}>
          <TextField
            label={t.firstName}
            name="first_name"
            maxLength={100}
            value={values.first_name}
            disabledReason={later}
            onChange={(first_name) => onChange({ first_name })}
          />
          <TextField
            label={t.lastName}
            name="last_name"
            maxLength={100}
            value={values.last_name}
            disabledReason={later}
            onChange={(last_name) => onChange({ last_name })}
          />
        </Columns>
        <TextField
          label={t.title}
          name="title"
          maxLength={100}
          value={values.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          label={t.eMail}
          hint={user.is_external ? t.ofAnotherCompanyAnExternal : t.ofYourCompany}
          readOnly
          value={user.email}
          onChange={() => undefined}
        />
        <MultiSelect
          label={t.roles}
          name="role_ids"
          placeholder={t.selectARole}
          options={roleOptions(options?.roles ?? [], user.is_external)}
          value={texts(values.role_ids)}
          onChange={(value) => onChange({ role_ids: numbers(value) })}
        />
        <MultiSelect
          label={t.businessUnits}
          name="access_scope_ids"
          placeholder={t.selectABusinessUnit}
          options={unitOptions(options?.access_scopes ?? [])}
          value={texts(values.access_scope_ids)}
          disabledReason={user.is_external ? t.externalUsersDoNotBelong : undefined}
          onChange={(value) => onChange({ access_scope_ids: numbers(value) })}
        />
      </Stack>
    </Form>
  );
}
