import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { passwordProblem } from '#domain/access';
import { useCurrentUser } from '#platform/flags';
import { useUnsaved } from '#shared/unsaved';
import * as t from '../texts.ts';
import { useChangePassword } from './accountQueries.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordField } from './PasswordField.tsx';
import { errorsOf } from './useSending.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** Changes the password; the current one is asked, and every other sign-in ends. */
export function PasswordCard() {
  const { email } = useCurrentUser();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending } = useChangePassword();
  const { show } = useToasts();
  const letGo = useUnsaved(current !== '' || password !== '');
  const handleSubmit = () => {
    const problem = passwordProblem(password, email);
    const found = {
      ...(current ? {} : { current_password: [t.enterYourCurrentPassword] }),
      ...(problem ? { password: [problem] } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { current_password: current, password },
      {
        onError: (error) => setErrors(errorsOf(error)),
        onSuccess: () => {
          letGo();
          setCurrent('');
          setPassword('');
          show({
            tone: 'positive',
            title: t.passwordChanged,
            detail: t.youAreSignedOutEverywhere,
          });
        },
      },
    );
  };
  return (
    <Card title={t.password}>
      <Form label={t.changePassword} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <Columns count={2} minimum={200} gap={4}>
            <PasswordField
              name="current_password"
              label={t.currentPassword}
              value={current}
              onChange={setCurrent}
            />
            <NewPassword label={t.newPassword} value={password} onChange={setPassword} email={email} />
          </Columns>
          <Inline>
            <Button type="submit" busy={isPending}>
              {t.changePassword}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
