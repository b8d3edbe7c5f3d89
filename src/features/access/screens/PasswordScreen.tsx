import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { passwordProblem } from '#domain/access';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import { type Link as MailedLink, requestPassword, setPassword } from '../account/linkCalls.ts';
import { LinkGate } from '../account/LinkGate.tsx';
import { NewPassword } from '../account/NewPassword.tsx';
import { PublicForm } from '../account/PublicForm.tsx';
import { useSending } from '../account/useSending.ts';
import { useTenant } from '../useTenant.ts';

/** A new password by a mailed link; without a link, the form that has one mailed. */
export default function PasswordScreen() {
  const [query] = useState(() => new URLSearchParams(location.search));
  const token = query.get('token');
  if (!token) return <ForgottenPassword typed={query.get('email') ?? ''} />;
  return (
    <LinkGate token={token} purpose="set_password">
      {(link) => <NewPasswordForm token={token} link={link} />}
    </LinkGate>
  );
}

function NewPasswordForm({ token, link }: { token: string; link: MailedLink }) {
  const [password, setTyped] = useState('');
  const { busy, errors, setErrors, send } = useSending();
  const handleSubmit = () => {
    const problem = passwordProblem(password, link.email);
    if (problem) return setErrors({ password: [problem] });
    void send(async () => {
      const { email } = await setPassword({ token, password });
      await session.signIn('/', { loginHint: email, afresh: true });
    });
  };
  return (
    <PublicForm
      title="Set a new password"
      lead={`For ${link.email}. Other devices signed in to this account are signed out.`}
    >
      <Form label="New password" errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <input type="hidden" name="username" autoComplete="username" value={link.email} />
          <NewPassword label="New password" value={password} onChange={setTyped} email={link.email} />
          <Button type="submit" variant="primary" busy={busy}>
            Set password
          </Button>
        </Stack>
      </Form>
    </PublicForm>
  );
}

function ForgottenPassword({ typed }: { typed: string }) {
  const tenant = useTenant();
  const [email, setEmail] = useState(typed);
  const [sentTo, setSentTo] = useState<string>();
  const { busy, errors, setErrors, send } = useSending();
  const back = <Link href="/">Back to sign-in</Link>;
  if (sentTo)
    return (
      <Notice
        scene="open"
        title="Check your email"
        actions={<Button onPress={() => setSentTo(undefined)}>Use another address</Button>}
      >
        If {sentTo} has an account at {tenant?.name ?? 'this company'}, an email with a link is on its way. It
        works for one hour. {back}
      </Notice>
    );
  const handleSubmit = () => {
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return setErrors({ email: ['Enter your e-mail address.'] });
    void send(() => requestPassword(address).then(() => setSentTo(address)));
  };
  return (
    <PublicForm
      title="Forgot your password?"
      lead={`Type the e-mail of your account${tenant ? ` at ${tenant.name}` : ''}. We will email you a link to set a new password.`}
      below={back}
    >
      <Form label="Forgotten password" errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            name="email"
            label="E-mail"
            type="email"
            required
            autoComplete="username"
            maxLength={254}
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" variant="primary" busy={busy}>
            Send the link
          </Button>
        </Stack>
      </Form>
    </PublicForm>
  );
}
