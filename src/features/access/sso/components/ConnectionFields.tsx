import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { CONNECTION_NAME_LENGTH } from '#domain/access';
import * as t from '../../texts.ts';
import type { ConnectionDraft } from '../model/connectionDraft.ts';
import { dayText } from '../model/connectionWords.ts';
import type { Connection } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';
import { CopyButton } from './CopyButton.tsx';

export interface ConnectionFieldsProps {
  /** Null for a new one. */
  connection: Connection | null;
  draft: ConnectionDraft;
  onChange: (part: Partial<ConnectionDraft>) => void;
  /** Reads the metadata of a SAML provider again. */
  onLoad: () => void;
  isLoading: boolean;
}

const ignore = () => undefined;

function Address({ label, value }: { label: string; value: string }) {
  return (
    <TextField
      label={label}
      readOnly
      value={value}
      onChange={ignore}
      end={<CopyButton label={t.copyLabel(label)} text={value} />}
    />
  );
}

function NameField({ draft, onChange }: Pick<ConnectionFieldsProps, 'draft' | 'onChange'>) {
  return (
    <TextField
      name="name"
      label={t.name}
      required
      maxLength={CONNECTION_NAME_LENGTH}
      placeholder={t.companyAccount}
      value={draft.name}
      onChange={(name) => onChange({ name })}
    />
  );
}

/** Settings of OpenID Connect. The secret that is there is never shown: it can only be replaced. */
export function OidcFields({ connection, draft, onChange }: ConnectionFieldsProps) {
  return (
    <div className={styles.fields}>
      <NameField draft={draft} onChange={onChange} />
      <TextField
        name="issuer"
        label={t.issuer}
        placeholder={t.httpsLoginCompanyExample}
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <div className={styles.two}>
        <TextField
          name="client_id"
          label={t.clientId}
          autoComplete="off"
          value={draft.client_id}
          onChange={(client_id) => onChange({ client_id })}
        />
        {draft.secret === null ? (
          <TextField
            label={t.clientSecret}
            readOnly
            value="••••••••••••"
            onChange={ignore}
            end={
              <Button variant="accent" size="small" onPress={() => onChange({ secret: '' })}>
                {t.replace}
              </Button>
            }
          />
        ) : (
          <TextField
            name="client_secret"
            label={t.clientSecret}
            type="password"
            autoComplete="new-password"
            value={draft.secret}
            onChange={(secret) => onChange({ secret })}
          />
        )}
      </div>
      <div className={styles.two}>
        <TextField
          name="scopes"
          label={t.scopes}
          value={draft.scopes}
          onChange={(scopes) => onChange({ scopes })}
        />
        <TextField
          name="given_name_claim"
          label={t.nameClaims}
          value={draft.name_claims}
          onChange={(name_claims) => onChange({ name_claims })}
        />
      </div>
      <div className={styles.two}>
        <TextField
          name="email_claim"
          label={t.eMailClaim}
          value={draft.email_claim}
          onChange={(email_claim) => onChange({ email_claim })}
        />
        <TextField
          name="verified_claim"
          label={t.claimOfAVerifiedE}
          value={draft.verified_claim}
          onChange={(verified_claim) => onChange({ verified_claim })}
        />
      </div>
      {connection ? (
        <Address label={t.redirectAddress} value={connection.return_address} />
      ) : (
        <p className={styles.small}>{t.saveToGetTheRedirect}</p>
      )}
    </div>
  );
}

function certificateText({ certificates }: Connection, now: Date): string {
  const [first] = certificates;
  if (!first) return t.comesWithTheMetadata;
  const word = Date.parse(first.not_after) < now.getTime() ? 'ended' : 'until';
  const more = certificates.length > 1 ? t.andLengthMore(certificates.length - 1) : '';
  return `${first.subject}, ${word} ${dayText(first.not_after)}${more}`;
}

/** Settings of SAML 2.0: all that matters comes with the provider's metadata. */
export function SamlFields({ connection, draft, onChange, onLoad, isLoading }: ConnectionFieldsProps) {
  const [now] = useState(() => new Date());
  const isSaved = connection !== null && draft.metadata_url.trim() === connection.metadata_url;
  return (
    <div className={styles.fields}>
      <NameField draft={draft} onChange={onChange} />
      <TextField
        name="metadata_url"
        label={t.identityProviderMetadata}
        placeholder={t.httpsIdpCompanyExampleMetadata}
        value={draft.metadata_url}
        onChange={(metadata_url) => onChange({ metadata_url })}
        end={
          isSaved && draft.metadata_url !== '' ? (
            <Button variant="accent" size="small" busy={isLoading} onPress={onLoad}>
              {t.loadAgain}
            </Button>
          ) : undefined
        }
      />
      <TextArea
        name="metadata_xml"
        label={t.orTheMetadataItself}
        hint={t.forAProviderWhoseMetadata}
        rows={2}
        value={draft.metadata_xml}
        onChange={(metadata_xml) => onChange({ metadata_xml })}
      />
      {connection ? (
        <TextField
          label={t.certificate}
          readOnly
          value={certificateText(connection, now)}
          onChange={ignore}
        />
      ) : null}
      <div className={styles.two}>
        <TextField
          name="email_claim"
          label={t.eMailAttribute}
          value={draft.email_claim}
          onChange={(email_claim) => onChange({ email_claim })}
        />
        <TextField
          name="given_name_claim"
          label={t.nameAttributes}
          value={draft.name_claims}
          onChange={(name_claims) => onChange({ name_claims })}
        />
      </div>
      {connection ? (
        <>
          <Address label={t.ourEntityId} value={connection.own_entity_id} />
          <Address label={t.ourReplyAddress} value={connection.return_address} />
        </>
      ) : (
        <p className={styles.small}>{t.saveToGetTheAddresses}</p>
      )}
    </div>
  );
}
