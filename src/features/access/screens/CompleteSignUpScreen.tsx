import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { identityUrl, session } from '#platform/session';
import { completeSignUp, type Link } from '../account/linkCalls.ts';
import { LinkGate } from '../account/LinkGate.tsx';
import { NewPassword } from '../account/NewPassword.tsx';
import { newAccountErrors } from '../account/newAccount.ts';
import { PublicForm } from '../account/PublicForm.tsx';
import { useSending } from '../account/useSending.ts';
import * as t from '../texts.ts';
import { useTenant } from '../useTenant.ts';

/** Where an invitation's mail leads: name and password open the account. Without a token there is nothing to do here. */
export default function CompleteSignUpScreen() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  useEffect(() => {
    if (!token) location.replace('/');
  }, [token]);
  if (!token) return null;
  return (
    <LinkGate token={token} purpose="sign_up">
      {(link) => (identityUrl() ? <SignInElsewhere link={link} /> : <SignUpForm token={token} link={link} />)}
    </LinkGate>
  );
}

/** Another service keeps the passwords: signing in there with the invited address accepts the invitation. */
function SignInElsewhere({ link }: { link: Link }) {
  useEffect(() => void session.signIn('/', { loginHint: link.email }), [link.email]);
  return null;
}

function SignUpForm({ token, link }: { token: string; link: Link }) {
  const tenant = useTenant();
  const [first_name, setFirstName] = useState(link.first_name);
  const [last_name, setLastName] = useState(link.last_name);
  const [password, setPassword] = useState('');
  const { busy, errors, setErrors, send } = useSending();
  const handleSubmit = () => {
    const filled = { first_name, last_name, password };
    const problems = newAccountErrors(filled, link.email);
    if (Object.keys(problems).length > 0) return setErrors(problems);
    void send(async () => {
      const { email } = await completeSignUp({ token, ...filled });
      await session.signIn('/', { loginHint: email, afresh: true });
    });
  };
  return (
    <PublicForm title={t.joinName(tenant?.name ?? t.yourCompany)} lead={t.yourAccountIsEmailTell(link.email)}>
      <Form label={t.completeSignUp} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Columns count={2} minimum={160} gap={4}>
            <TextField
              name="first_name"
              label={t.firstName}
              required
              autoComplete="given-name"
              maxLength={100}
              value={first_name}
              onChange={setFirstName}
            />
            <TextField
              name="last_name"
              label={t.lastName}
              required
              autoComplete="family-name"
              maxLength={100}
              value={last_name}
              onChange={setLastName}
            />
          </Columns>
          <input type="hidden" name="username" autoComplete="username" value={link.email} />
          <NewPassword value={password} onChange={setPassword} email={link.email} />
          <Button type="submit" variant="primary" busy={busy}>
            {t.completeSignUp}
          </Button>
        </Stack>
      </Form>
    </PublicForm>
  );
}
