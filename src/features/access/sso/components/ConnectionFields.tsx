import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { CONNECTION_NAME_LENGTH } from '#domain/access';
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
      end={<CopyButton label={`Copy ${label}`} text={value} />}
    />
  );
}

function NameField({ draft, onChange }: Pick<ConnectionFieldsProps, 'draft' | 'onChange'>) {
  return (
    <TextField
      name="name"
      label="Name"
      required
      maxLength={CONNECTION_NAME_LENGTH}
      placeholder="Company account"
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
        label="Issuer"
        placeholder="https://login.company.example"
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <div className={styles.two}>
        <TextField
          name="client_id"
          label="Client ID"
          autoComplete="off"
          value={draft.client_id}
          onChange={(client_id) => onChange({ client_id })}
        />
        {draft.secret === null ? (
          <TextField
            label="Client secret"
            readOnly
            value="••••••••••••"
            onChange={ignore}
            end={
              <Button variant="accent" size="small" onPress={() => onChange({ secret: '' })}>
                Replace
              </Button>
            }
          />
        ) : (
          <TextField
            name="client_secret"
            label="Client secret"
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
          label="Scopes"
          value={draft.scopes}
          onChange={(scopes) => onChange({ scopes })}
        />
        <TextField
          name="given_name_claim"
          label="Name claims"
          value={draft.name_claims}
          onChange={(name_claims) => onChange({ name_claims })}
        />
      </div>
      <div className={styles.two}>
        <TextField
          name="email_claim"
          label="E-mail claim"
          value={draft.email_claim}
          onChange={(email_claim) => onChange({ email_claim })}
        />
        <TextField
          name="verified_claim"
          label="Claim of a verified e-mail"
          value={draft.verified_claim}
          onChange={(verified_claim) => onChange({ verified_claim })}
        />
      </div>
      {connection ? (
        <Address label="Redirect address" value={connection.return_address} />
      ) : (
        <p className={styles.small}>
          Save to get the redirect address. Client ID and secret come from the provider, once it knows the
          address.
        </p>
      )}
    </div>
  );
}

function certificateText({ certificates }: Connection, now: Date): string {
  const [first] = certificates;
  if (!first) return 'Comes with the metadata';
  const word = Date.parse(first.not_after) < now.getTime() ? 'ended' : 'until';
  const more = certificates.length > 1 ? ` and ${certificates.length - 1} more` : '';
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
        label="Identity provider metadata"
        placeholder="https://idp.company.example/metadata"
        value={draft.metadata_url}
        onChange={(metadata_url) => onChange({ metadata_url })}
        end={
          isSaved && draft.metadata_url !== '' ? (
            <Button variant="accent" size="small" busy={isLoading} onPress={onLoad}>
              Load again
            </Button>
          ) : undefined
        }
      />
      <TextArea
        name="metadata_xml"
        label="Or the metadata itself"
        hint="For a provider whose metadata has no address."
        rows={2}
        value={draft.metadata_xml}
        onChange={(metadata_xml) => onChange({ metadata_xml })}
      />
      {connection ? (
        <TextField label="Certificate" readOnly value={certificateText(connection, now)} onChange={ignore} />
      ) : null}
      <div className={styles.two}>
        <TextField
          name="email_claim"
          label="E-mail attribute"
          value={draft.email_claim}
          onChange={(email_claim) => onChange({ email_claim })}
        />
        <TextField
          name="given_name_claim"
          label="Name attributes"
          value={draft.name_claims}
          onChange={(name_claims) => onChange({ name_claims })}
        />
      </div>
      {connection ? (
        <>
          <Address label="Our entity ID" value={connection.own_entity_id} />
          <Address label="Our reply address" value={connection.return_address} />
        </>
      ) : (
        <p className={styles.small}>Save to get the addresses that the provider has to know.</p>
      )}
    </div>
  );
}
