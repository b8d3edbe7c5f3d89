import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { NewApplication } from '../ssoQueries.ts';
import { CopyButton } from './CopyButton.tsx';

export interface SecretDialogProps {
  application: NewApplication;
  onClose: () => void;
}

const ignore = () => undefined;

/** What has to be entered in the other product; the secret is shown this once. */
export function SecretDialog({ application, onClose }: SecretDialogProps) {
  const { name, issuer, client_id, client_secret } = application;
  const lines = [
    { label: 'Issuer', value: issuer },
    { label: 'Client ID', value: client_id },
    { label: 'Client secret', value: client_secret },
  ];
  return (
    <Dialog
      title={name}
      size="medium"
      kind="alert"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="caution">Copy the secret now. It is not kept here and will not be shown again.</Banner>
        {lines.map(({ label, value }) => (
          <TextField
            key={label}
            label={label}
            readOnly
            value={value}
            onChange={ignore}
            end={<CopyButton label={`Copy ${label}`} text={value} />}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
