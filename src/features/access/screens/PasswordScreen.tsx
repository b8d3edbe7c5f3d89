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
import * as t from '../texts.ts';
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
    <PublicForm title={t.setANewPassword} lead={t.forEmailOtherDevicesSigned(link.email)}>
      <Form label={t.newPassword} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <input type="hidden" name="username" autoComplete="username" value={link.email} />
          <NewPassword label={t.newPassword} value={password} onChange={setTyped} email={link.email} />
          <Button type="submit" variant="primary" busy={busy}>
            {t.setPassword}
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
  const back = <Link href="/">{t.backToSignIn}</Link>;
  if (sentTo)
    return (
      <Notice
        scene="open"
        title={t.checkYourEmail}
        actions={<Button onPress={() => setSentTo(undefined)}>{t.anotherAddress}</Button>}
      >
        {t.ifSentToHas(sentTo, tenant?.name ?? t.thisCompany)}
        {back}
      </Notice>
    );
  const handleSubmit = () => {
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return setErrors({ email: [t.enterYourEMailAddress] });
    void send(() => requestPassword(address).then(() => setSentTo(address)));
  };
  return (
    <PublicForm
      title={t.forgotYourPassword}
      lead={t.typeTheEMail(tenant ? t.atName(tenant.name) : '')}
      below={back}
    >
      <Form label={t.forgottenPassword} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            name="email"
            label={t.eMail}
            type="email"
            required
            autoComplete="username"
            maxLength={254}
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {t.sendTheLink}
          </Button>
        </Stack>
      </Form>
    </PublicForm>
  );
}
