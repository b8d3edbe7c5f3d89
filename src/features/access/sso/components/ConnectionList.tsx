import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronRight, type IconShape, KeyRound, Lock, Plus, Shield } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { CONNECTION_KINDS } from '#domain/access';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { STATE_TAGS, type TagWords, usageText } from '../model/connectionWords.ts';
import { connectionsQuery, rulesQuery } from '../ssoQueries.ts';
import * as styles from './Sso.css.ts';

export interface ConnectionListProps {
  /** What is shown beside: a connection's number, `password`, or nothing. */
  current: string | null;
  onAdd: (provider: 'new-oidc' | 'new-saml') => void;
}

interface RowProps {
  provider: string;
  current: string | null;
  icon: IconShape;
  name: string;
  kind: string;
  address: string;
  tag: TagWords;
  usage: string;
}

function Row({ provider, current, icon, name, kind, address, tag, usage }: RowProps) {
  return (
    <li>
      <Link
        className={styles.connection}
        to={pathTo('identityProvider', { provider })}
        aria-current={current === provider ? 'true' : undefined}
      >
        <span className={styles.mark}>
          <Icon of={icon} />
        </span>
        <span className={styles.grow}>
          <span className={styles.line}>
            <span className={styles.name}>{name}</span> <span className={styles.kind}>{kind}</span>
          </span>
          <span className={styles.hint}>{address}</span>
        </span>
        <span className={styles.usage}>
          <StatusTag {...tag} />
          <span className={styles.usageHint}>{usage}</span>
        </span>
        <span className={styles.arrow}>
          <Icon of={ChevronRight} size="small" />
        </span>
      </Link>
    </li>
  );
}

/** Identity providers: the company's connections, and the password last. */
export function ConnectionList({ current, onAdd }: ConnectionListProps) {
  const connections = useQuery(connectionsQuery);
  const rules = useQuery(rulesQuery);
  const [now] = useState(() => new Date());
  const people = rules.data?.password_people;
  const kinds = [
    { id: 'oidc', label: CONNECTION_KINDS.oidc.label, icon: KeyRound, onSelect: () => onAdd('new-oidc') },
    { id: 'saml', label: CONNECTION_KINDS.saml.label, icon: Shield, onSelect: () => onAdd('new-saml') },
  ];
  return (
    <Card
      title={
        <span className={styles.heading}>
          {t.connectionsPiece}
          <span className={styles.headHint}>{t.identityProviders}</span>
        </span>
      }
      padding="none"
      actions={
        <Menu
          label={t.addConnection}
          sections={[{ id: 'kinds', items: kinds }]}
          renderTrigger={(trigger) => (
            <Button size="small" icon={Plus} trigger={trigger}>
              {t.addConnection}
            </Button>
          )}
        />
      }
    >
      {connections.isPending ? (
        <div className={styles.block}>
          <Skeleton height={60} />
        </div>
      ) : null}
      {connections.isError && !connections.data ? (
        <LoadError
          what={t.connectionsLower}
          error={connections.error}
          onRetry={() => void connections.refetch()}
        />
      ) : null}
      {connections.data ? (
        <ul aria-label={t.connections}>
          {connections.data.results.map((row) => (
            <Row
              key={row.id}
              provider={String(row.id)}
              current={current}
              icon={row.kind === 'oidc' ? KeyRound : Shield}
              name={row.name}
              kind={CONNECTION_KINDS[row.kind].label}
              address={row.address || t.noAddressYet}
              tag={STATE_TAGS[row.state]}
              usage={usageText(row, now)}
            />
          ))}
          <Row
            provider="password"
            current={current}
            icon={Lock}
            name={t.password}
            kind={t.builtIn}
            address={t.charactersOrMoreLockedAfter}
            tag={STATE_TAGS.on}
            usage={people === undefined ? '' : `${people} ${t.personWord(people)}`}
          />
        </ul>
      ) : null}
    </Card>
  );
}
