import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { CircleX, Link2, X } from '#design-system/icons/shapes.ts';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { useCan } from '#platform/flags';
import { useCopyLink } from '#shared/clipboard';
import { withoutSaved } from '#shared/draft';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { SectionTabs } from '#shared/section';
import { apiKeyFlyout } from '../apiKeyFlyout.ts';
import { useRevokeKey, useUpdateKey } from '../apiKeyMutations.ts';
import { type ApiKey, apiKeyHistoryQuery } from '../apiKeyQueries.ts';
import { type KeyDraft, keyPatchOf, toKeyDraft } from '../model/keyDraft.ts';
import * as t from '../texts.ts';
import { KeyForm } from './KeyForm.tsx';
import { KeyTag } from './KeyTag.tsx';
import * as styles from './KeyFlyout.css.ts';

export interface KeyEditorProps {
  apiKey: ApiKey;
  onClose: () => void;
}

const form = 'api-key';
const changeWords = (count: number) => (count === 1 ? t.change1 : t.countChanges(count));

/** A key and everything about it; changes gather until they are saved together. */
export function KeyEditor({ apiKey, onClose }: KeyEditorProps) {
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const [draft, setDraft] = useState<Partial<KeyDraft>>({});
  const [asks, setAsks] = useState(false);
  const update = useUpdateKey();
  const revoke = useRevokeKey();
  const history = useInfiniteQuery(apiKeyHistoryQuery(apiKey.id));
  const values = { ...toKeyDraft(apiKey), ...draft };
  const patch = keyPatchOf(apiKey, values);
  const count = Object.keys(patch).length;
  const letGo = useUnsavedFlyout(apiKeyFlyout, count > 0 && !update.isPending);
  const handleSave = () => {
    if (count === 0 || update.isPending) return;
    letGo();
    update.mutate({ apiKey, patch }, { onSuccess: () => setDraft(withoutSaved(draft)) });
  };
  const discard = () => {
    setDraft({});
    update.reset();
  };
  return (
    <HostedFlyout
      flyout={apiKeyFlyout}
      label={apiKey.name}
      header={<KeyHeader apiKey={apiKey} onRevoke={() => setAsks(true)} onClose={onClose} />}
      footer={
        count > 0 ? (
          <>
            <span className={styles.changes}>{changeWords(count)}</span>
            <Button onPress={discard}>{t.cancel}</Button>
            <Button type="submit" form={form} variant="primary" busy={update.isPending} onPress={handleSave}>
              {t.save}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t.close}</Button>
        )
      }
    >
      <div className={styles.tabs}>
        <SectionTabs
          label={t.apiKey}
          inset
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'details', label: t.details },
            { id: 'history', label: t.history },
          ]}
        >
          <div className={styles.panel}>
            {tab === 'details' ? (
              <KeyForm
                id={form}
                apiKey={apiKey}
                values={values}
                error={update.error}
                onChange={(change) => {
                  setDraft((old) => ({ ...old, ...change }));
                  if (update.isError) update.reset();
                }}
                onSubmit={handleSave}
              />
            ) : (
              <HistoryList history={history} subject={t.theKey} />
            )}
          </div>
        </SectionTabs>
      </div>
      {asks ? (
        <Confirm
          title={t.revokeName(apiKey.name)}
          confirmLabel={t.revoke}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            setDraft({});
            revoke.mutate(apiKey);
          }}
        >
          {t.programsThatUseThisKey}
        </Confirm>
      ) : null}
    </HostedFlyout>
  );
}

interface KeyHeaderProps extends KeyEditorProps {
  onRevoke: () => void;
}

function KeyHeader({ apiKey, onRevoke, onClose }: KeyHeaderProps) {
  const mayRevoke = useCan('change_apikey') && apiKey.revoked_at === null;
  const copyLink = useCopyLink();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{apiKey.name}</h2>
      <KeyTag status={apiKey.status} />
      <span className={styles.grow} />
      {mayRevoke ? (
        <Button size="small" variant="critical" icon={CircleX} collapses onPress={onRevoke}>
          {t.revoke}
        </Button>
      ) : null}
      <IconButton icon={Link2} size="small" label={t.copyLink} onPress={copyLink} />
      <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
    </div>
  );
}
