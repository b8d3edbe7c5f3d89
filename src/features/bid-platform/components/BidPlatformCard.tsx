import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { platformFields, type PlatformSettings } from '#domain/bid-platform';
import { useSubject } from '#platform/flags';
import { withoutSaved } from '#shared/draft';
import { useUnsaved } from '#shared/unsaved';
import { useRemovePlatform, useSavePlatform } from '../bidPlatformMutations.ts';
import { type BidPlatform, platformQuery } from '../bidPlatformQueries.ts';
import * as t from '../texts.ts';

const none = {};
type Draft = PlatformSettings & { client_secret: string };

const names = ['name', 'api_url', 'authorize_url', 'token_url', 'client_id', 'scopes'] as const;

/** Where the company's bidding platform is, and as whom Quoin comes there (docs/product/bid-platform.md). */
export function BidPlatformCard() {
  const hasProcurement = useSubject().tenantFlags.has('procurement_available');
  const { data, isLoading } = useQuery({ ...platformQuery, enabled: hasProcurement });
  if (isLoading) return <Skeleton height={320} />;
  return data ? <PlatformForm platform={data} /> : null;
}

function PlatformForm({ platform }: { platform: BidPlatform }) {
  const { settings, is_configured: isConfigured, has_secret: hasSecret, version } = platform;
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [isLeaving, setLeaving] = useState(false);
  const save = useSavePlatform();
  const remove = useRemovePlatform();
  const toasts = useToasts();
  const shown: Draft = { ...settings, client_secret: '', ...typed };
  const isChanged = names.some((name) => shown[name].trim() !== settings[name]) || shown.client_secret !== '';
  const letGo = useUnsaved(isChanged);
  const missing = names.find((name) => name !== 'scopes' && shown[name].trim() === '');
  const reason = missing
    ? t.enterTheLabel(platformFields[missing].label.toLowerCase().replace('api', 'API').replace(' id', ' ID'))
    : isChanged
      ? undefined
      : t.nothingHasChanged;
  const handleSubmit = () => {
    if (reason !== undefined) return;
    const { client_secret: secret, ...rest } = shown;
    save.mutate(
      { version, input: { ...rest, ...(secret !== '' && { client_secret: secret }) } },
      {
        onSuccess: ({ settings: { name } }) => {
          letGo();
          setTyped(withoutSaved(typed));
          toasts.show({ tone: 'positive', title: t.nameSaved(name) });
        },
      },
    );
  };
  const refused =
    save.error &&
    (Object.keys(save.error.fields).length > 0 ? save.error.fields : { form: [save.error.message] });
  const field = (name: (typeof names)[number], hint?: string) => (
    <TextField
      name={name}
      label={platformFields[name].label}
      required={name !== 'scopes'}
      maxLength={platformFields[name].max}
      value={shown[name]}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
      {...(hint !== undefined && { hint })}
    />
  );
  return (
    <Card title={t.biddingPlatform}>
      <Form label={t.biddingPlatform} errors={refused ?? none} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {isConfigured ? t.peopleSign : t.notSetUpRegister}
          </Text>
          {field('name')}
          {field('client_id', t.redirectAddressToRegisterRedirect(platform.redirect_address))}
          <TextField
            name="client_secret"
            label={t.clientSecret}
            type="password"
            maxLength={500}
            hint={hasSecret ? t.aSecretIsSavedType : t.leaveEmptyForAPublic}
            value={shown.client_secret}
            onChange={(text) => setTyped({ ...typed, client_secret: text })}
          />
          {field('api_url')}
          {field('authorize_url')}
          {field('token_url')}
          {field('scopes')}
          <Inline gap={2}>
            <Button type="submit" variant="primary" busy={save.isPending} disabledReason={reason}>
              {t.save}
            </Button>
            {isConfigured ? <Button onPress={() => setLeaving(true)}>{t.disconnect}</Button> : null}
          </Inline>
        </Stack>
      </Form>
      {isLeaving ? (
        <Confirm
          title={t.disconnectName(settings.name)}
          confirmLabel={t.disconnect}
          tone="critical"
          onConfirm={() => {
            setLeaving(false);
            remove.mutate();
          }}
          onCancel={() => setLeaving(false)}
        >
          {t.everyoneIsSignedOut}
        </Confirm>
      ) : null}
    </Card>
  );
}
