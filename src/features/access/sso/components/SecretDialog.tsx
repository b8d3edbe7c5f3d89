import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import * as t from '../../texts.ts';
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
    { label: t.issuer, value: issuer },
    { label: t.clientId, value: client_id },
    { label: t.clientSecret, value: client_secret },
  ];
  return (
    <Dialog
      title={name}
      size="medium"
      kind="alert"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="caution">{t.copyTheSecretNow}</Banner>
        {lines.map(({ label, value }) => (
          <TextField
            key={label}
            label={label}
            readOnly
            value={value}
            onChange={ignore}
            end={<CopyButton label={t.copyLabel(label)} text={value} />}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
