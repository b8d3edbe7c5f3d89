import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import * as t from '../../texts.ts';
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
      title={t.ownershipOfDomain(rule.domain)}
      size="medium"
      onCloseRequest={onClose}
      actions={
        isVerified ? (
          <Button onPress={onClose}>{t.close}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{t.later}</Button>
            <Button
              variant="primary"
              busy={verify.isPending}
              onPress={() => verify.mutate(rule, { onSuccess: onClose })}
            >
              {t.checkDns}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {verify.error ? <Banner tone="critical">{verify.error.message}</Banner> : null}
        <Text as="p">
          {isVerified && rule.verified_at
            ? t.dnsShowedThisRecord(dayText(rule.verified_at))
            : t.askYourDomainAdministrator}
        </Text>
        <TextField
          label={t.hostOfTheTxtRecord}
          readOnly
          value={rule.record_name}
          onChange={ignore}
          end={<CopyButton label={t.copyTheHost} text={rule.record_name} />}
        />
        <TextField
          label={t.valueOfTheTxtRecord}
          readOnly
          value={rule.record_value}
          onChange={ignore}
          end={<CopyButton label={t.copyTheValue} text={rule.record_value} />}
        />
      </Stack>
    </Dialog>
  );
}
