import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Copy } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useCopy } from '#shared/clipboard';
import type { NewApiKey } from '../apiKeyMutations.ts';

export interface SecretDialogProps {
  made: NewApiKey;
  onClose: () => void;
}

const ignore = () => undefined;

/** The whole key, this once: what is kept of it cannot be turned back. */
export function SecretDialog({ made: { key, secret }, onClose }: SecretDialogProps) {
  const copy = useCopy({
    done: 'Key copied',
    failed: 'The key could not be copied',
    instead: 'Select the text and copy it by hand.',
  });
  return (
    <Dialog
      title={`${key.name} is ready`}
      size="medium"
      kind="alert"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>Done</Button>}
    >
      <Stack gap={4}>
        <Banner tone="caution">
          Copy the key now. It is not kept here and will not be shown again. Whoever has it can do what its
          scopes allow.
        </Banner>
        <TextField label="API key" readOnly value={secret} onChange={ignore} />
        <div>
          <Button variant="primary" icon={Copy} startsFocused onPress={() => copy(secret)}>
            Copy key
          </Button>
        </div>
        <Text as="p" size="grid" tone="muted">
          Programs send it with each call: Authorization: Api-Key, a space, and the key.
        </Text>
      </Stack>
    </Dialog>
  );
}
