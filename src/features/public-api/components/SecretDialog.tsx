import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Copy } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useCopy } from '#shared/clipboard';
import type { NewApiKey } from '../apiKeyMutations.ts';
import * as t from '../texts.ts';

export interface SecretDialogProps {
  made: NewApiKey;
  onClose: () => void;
}

const ignore = () => undefined;

/** The whole key, this once: what is kept of it cannot be turned back. */
export function SecretDialog({ made: { key, secret }, onClose }: SecretDialogProps) {
  const copy = useCopy({
    done: t.keyCopied,
    failed: t.theKeyCouldNotBeCopied,
    instead: t.selectTheTextAndCopy,
  });
  return (
    <Dialog
      title={t.nameIsReady(key.name)}
      size="medium"
      kind="alert"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.done}</Button>}
    >
      <Stack gap={4}>
        <Banner tone="caution">{t.copyTheKeyNow}</Banner>
        <TextField label={t.apiKey} readOnly value={secret} onChange={ignore} />
        <div>
          <Button variant="primary" icon={Copy} startsFocused onPress={() => copy(secret)}>
            {t.copyKey}
          </Button>
        </div>
        <Text as="p" size="grid" tone="muted">
          {t.programsSendItWithEach}
        </Text>
      </Stack>
    </Dialog>
  );
}
