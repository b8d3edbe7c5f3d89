import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useVerifyDomain } from '../domainMutations.ts';
import { dayText } from '../model/connectionWords.ts';
import type { DomainRule } from '../ssoQueries.ts';
import { CopyButton } from './CopyButton.tsx';

export interface ProofDialogProps {
  rule: DomainRule;
  onClose: () => void;
}

const ignore = () => undefined;

/** The record that DNS has to show, and the look for it. */
export function ProofDialog({ rule, onClose }: ProofDialogProps) {
  const verify = useVerifyDomain();
  const isVerified = rule.ownership === 'verified';
  return (
    <Dialog
      title={`Ownership of ${rule.domain}`}
      size="medium"
      onCloseRequest={onClose}
      actions={
        isVerified ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <>
            <Button onPress={onClose}>Later</Button>
            <Button
              variant="primary"
              busy={verify.isPending}
              onPress={() => verify.mutate(rule, { onSuccess: onClose })}
            >
              Check DNS
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {verify.error ? <Banner tone="critical">{verify.error.message}</Banner> : null}
        <Text as="p">
          {isVerified && rule.verified_at
            ? `DNS showed this record on ${dayText(rule.verified_at)}. It is not needed any more.`
            : 'Ask your domain administrator to add this TXT record. It can take an hour to take effect.'}
        </Text>
        <TextField
          label="Host of the TXT record"
          readOnly
          value={rule.record_name}
          onChange={ignore}
          end={<CopyButton label="Copy the host" text={rule.record_name} />}
        />
        <TextField
          label="Value of the TXT record"
          readOnly
          value={rule.record_value}
          onChange={ignore}
          end={<CopyButton label="Copy the value" text={rule.record_value} />}
        />
      </Stack>
    </Dialog>
  );
}
