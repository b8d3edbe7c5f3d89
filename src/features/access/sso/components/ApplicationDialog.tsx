import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONNECTION_NAME_LENGTH } from '#domain/access';
import { errorsOf } from '../../account/useSending.ts';
import * as t from '../../texts.ts';
import { useCreateApplication, useSaveApplication } from '../applicationMutations.ts';
import type { Application, NewApplication } from '../ssoQueries.ts';

export interface ApplicationDialogProps {
  /** Null for a new one. */
  application: Application | null;
  onCreated: (made: NewApplication) => void;
  onClose: () => void;
}

const form = 'application-form';

/** Name and redirect address of an application. */
export function ApplicationDialog({ application, onCreated, onClose }: ApplicationDialogProps) {
  const [name, setName] = useState(application?.name ?? '');
  const [address, setAddress] = useState(application?.redirect_uri ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const create = useCreateApplication();
  const save = useSaveApplication();
  const handleSubmit = () => {
    const missing = {
      ...(name.trim() ? {} : { name: [t.nameIsRequired] }),
      ...(address.trim() ? {} : { redirect_uri: [t.redirectAddressIsRequired] }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const request = { name: name.trim(), redirect_uri: address.trim() };
    const onError = (error: unknown) => setErrors(errorsOf(error));
    if (application) save.mutate({ application, request }, { onError, onSuccess: onClose });
    else create.mutate(request, { onError, onSuccess: onCreated });
  };
  return (
    <Dialog
      title={application?.name ?? t.registerApplication}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={create.isPending || save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form id={form} label={t.application} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            name="name"
            label={t.name}
            required
            startsFocused
            maxLength={CONNECTION_NAME_LENGTH}
            value={name}
            onChange={setName}
          />
          <TextField
            name="redirect_uri"
            label={t.redirectAddress}
            required
            hint={t.theAddressTheApplicationSends}
            maxLength={500}
            value={address}
            onChange={setAddress}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
