import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { KeyRound, Shield, Trash2 } from '#design-system/icons/shapes.ts';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { CONNECTION_KINDS, type ConnectionKind } from '#domain/access';
import { personName } from '#domain/people';
import { useUnsaved } from '#shared/unsaved';
import { errorsOf } from '../../account/useSending.ts';
import * as t from '../../texts.ts';
import {
  useCreateConnection,
  useLoadMetadata,
  useRemoveConnection,
  useSaveConnection,
  useSwitchConnection,
} from '../connectionMutations.ts';
import { type ConnectionDraft, toDraft, toInput, toPatch } from '../model/connectionDraft.ts';
import { dayText } from '../model/connectionWords.ts';
import type { Connection } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';
import { OidcFields, SamlFields } from './ConnectionFields.tsx';
import { ConnectionTest } from './ConnectionTest.tsx';
import { mark } from './Sso.css.ts';

export interface ConnectionEditorProps {
  kind: ConnectionKind;
  /** Null for a new one. */
  connection: Connection | null;
  onCreated: (id: number) => void;
  onClosed: () => void;
}

type Errors = Readonly<Record<string, readonly string[]>>;

function aboutOf(kind: ConnectionKind, connection: Connection | null): string {
  const { label } = CONNECTION_KINDS[kind];
  if (!connection) return label;
  const by = connection.created_by ? t.byPersonName(personName(connection.created_by)) : '';
  return t.labelAddedDayTextBy(label, dayText(connection.created_at), by);
}

const untested = t.itCanBeTurned;

/** One connection: on or off, its test, its settings. New settings void the test, so that it is off until the next. */
export function ConnectionEditor({ kind, connection, onCreated, onClosed }: ConnectionEditorProps) {
  const [start, setStart] = useState(() => toDraft(connection, kind));
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [isLeaving, setIsLeaving] = useState(false);
  const create = useCreateConnection();
  const save = useSaveConnection();
  const turn = useSwitchConnection();
  const load = useLoadMetadata();
  const remove = useRemoveConnection();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const letGo = useUnsaved(isDirty, (from, to) => from.pathname !== to.pathname);
  const change = (part: Partial<ConnectionDraft>) => setDraft((old) => ({ ...old, ...part }));
  const settle = (saved: Connection) => {
    const next = toDraft(saved, kind);
    setStart(next);
    setDraft(next);
    setErrors({});
  };
  const loadAfter = (saved: Connection, before: string) => {
    if (kind === 'saml' && saved.metadata_url !== '' && saved.metadata_url !== before)
      load.mutate(saved, { onError: (error) => setErrors(errorsOf(error)) });
  };
  const handleSubmit = () => {
    const onError = (error: unknown) => setErrors(errorsOf(error));
    if (!connection) {
      create.mutate(toInput(draft, kind), {
        onError,
        onSuccess: (made) => {
          letGo();
          loadAfter(made, '');
          onCreated(made.id);
        },
      });
      return;
    }
    const patch = toPatch(draft, connection);
    if (Object.keys(patch).length === 0) return settle(connection);
    save.mutate(
      { connection, patch },
      {
        onError,
        onSuccess: (saved) => {
          settle(saved);
          loadAfter(saved, connection.metadata_url);
        },
      },
    );
  };
  const Fields = kind === 'oidc' ? OidcFields : SamlFields;
  const cancel = () => {
    letGo();
    setDraft(start);
    setErrors({});
    if (!connection || !isDirty) onClosed();
  };
  const canTurn = connection?.enabled || connection?.state === 'ready';
  return (
    <aside className={styles.panel} aria-label={connection?.name ?? t.newLabel(CONNECTION_KINDS[kind].label)}>
      <div className={styles.head}>
        <span className={mark}>
          <Icon of={kind === 'oidc' ? KeyRound : Shield} />
        </span>
        <div>
          <h2 className={styles.title}>{connection?.name ?? t.newConnection}</h2>
          <div className={styles.about}>{aboutOf(kind, connection)}</div>
        </div>
        <span className={styles.spring} />
        {connection ? (
          <Switch
            label={t.connectionOn}
            labelHidden
            checked={connection.enabled}
            disabledReason={canTurn ? undefined : untested}
            onChange={(on) => turn.mutate({ connection, on })}
          />
        ) : null}
      </div>
      {connection ? (
        <ConnectionTest
          connection={connection}
          disabledReason={
            isDirty
              ? t.saveTheSettingsFirst
              : connection.state === 'incomplete'
                ? t.fillInTheSettingsFirst
                : undefined
          }
        />
      ) : null}
      <Form id="connection" label={t.settingsOfTheConnection} errors={errors} onSubmit={handleSubmit}>
        <Fields
          connection={connection}
          draft={draft}
          onChange={change}
          onLoad={() => connection && load.mutate(connection)}
          isLoading={load.isPending}
        />
        <div className={styles.foot}>
          {connection ? (
            <Button size="small" variant="critical" icon={Trash2} onPress={() => setIsLeaving(true)}>
              {t.deleteWord}
            </Button>
          ) : null}
          <span className={styles.spring} />
          <Button onPress={cancel}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={create.isPending || save.isPending}>
            {t.save}
          </Button>
        </div>
      </Form>
      {isLeaving && connection ? (
        <Confirm
          title={t.deleteName(connection.name)}
          confirmLabel={t.deleteWord}
          onCancel={() => setIsLeaving(false)}
          onConfirm={() => {
            letGo();
            remove.mutate(connection, { onSuccess: onClosed });
            setIsLeaving(false);
          }}
        >
          {t.peopleInItsDomainsWill}
        </Confirm>
      ) : null}
    </aside>
  );
}
