import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONNECTION_NAME_LENGTH } from '#domain/access';
import { errorsOf } from '../../account/useSending.ts';
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
      ...(name.trim() ? {} : { name: ['Name is required'] }),
      ...(address.trim() ? {} : { redirect_uri: ['Redirect address is required'] }),
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
      title={application?.name ?? 'Register application'}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={create.isPending || save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} label="Application" errors={errors} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            name="name"
            label="Name"
            required
            startsFocused
            maxLength={CONNECTION_NAME_LENGTH}
            value={name}
            onChange={setName}
          />
          <TextField
            name="redirect_uri"
            label="Redirect address"
            required
            hint="The address the application sends people back to."
            maxLength={500}
            value={address}
            onChange={setAddress}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
