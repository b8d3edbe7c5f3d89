import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONNECTION_KINDS, domainProblem } from '#domain/access';
import { errorsOf } from '../../account/useSending.ts';
import * as t from '../../texts.ts';
import { useSaveDomain } from '../domainMutations.ts';
import type { ConnectionRow, DomainRule } from '../ssoQueries.ts';

export interface DomainDialogProps {
  /** Null for a new one. */
  rule: DomainRule | null;
  /** Domains that have a rule. */
  taken: readonly string[];
  connections: readonly ConnectionRow[];
  onSaved: (rule: DomainRule) => void;
  onClose: () => void;
}

const password = 'password';
const form = 'domain-form';

/** A domain and how its people sign in. */
export function DomainDialog({ rule, taken, connections, onSaved, onClose }: DomainDialogProps) {
  const [domain, setDomain] = useState(rule?.domain ?? '');
  const [way, setWay] = useState(rule?.connection ? String(rule.connection.id) : password);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const save = useSaveDomain();
  const options = [
    { value: password, label: t.password },
    ...connections.map(({ id, name, kind }) => ({
      value: String(id),
      label: `${name} (${CONNECTION_KINDS[kind].label})`,
    })),
  ];
  const handleSubmit = () => {
    const problem = rule ? null : domainProblem(domain, taken);
    setErrors(problem ? { domain: [problem] } : {});
    if (problem) return;
    save.mutate(
      { rule, domain, connection: way === password ? null : Number(way) },
      { onSuccess: onSaved, onError: (error) => setErrors(errorsOf(error)) },
    );
  };
  return (
    <Dialog
      title={rule?.domain ?? t.addDomain}
      size="small"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form id={form} label={t.domain} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          {rule ? null : (
            <TextField
              name="domain"
              label={t.domain}
              required
              startsFocused
              placeholder={t.companyExample}
              hint={t.thePartAfterOfYour}
              maxLength={253}
              value={domain}
              onChange={setDomain}
            />
          )}
          <Select
            name="connection"
            label={t.signsInWith}
            hint={t.aConnectionCanServe}
            options={options}
            value={way}
            onChange={setWay}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
