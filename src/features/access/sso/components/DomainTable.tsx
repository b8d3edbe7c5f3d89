import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Ellipsis, Pencil, Plus, RefreshCw, Trash2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { CONNECTION_KINDS } from '#domain/access';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { useRemoveDomain } from '../domainMutations.ts';
import { OWNERSHIP_TAGS } from '../model/connectionWords.ts';
import { connectionsQuery, type DomainRule, domainsQuery, rulesQuery } from '../ssoQueries.ts';
import { DomainDialog } from './DomainDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import * as styles from './Sso.css.ts';

/** From so many domains on there is a field to search them. */
const searchFrom = 10;

function SignsInWith({ rule: { connection, ownership } }: { rule: DomainRule }) {
  if (!connection) return <>{t.password}</>;
  if (connection.enabled && ownership === 'verified') return <>{connection.name}</>;
  const until = connection.enabled
    ? t.untilTheDomainIsVerified
    : t.untilValueIsOn(connection.kind === 'saml' ? t.saml : CONNECTION_KINDS.oidc.label);
  return (
    <>
      {t.passwordPiece}
      <span className={styles.subtle}>{until}</span>
    </>
  );
}

interface RowProps {
  rule: DomainRule;
  onEdit: () => void;
  onProve: () => void;
  onRemove: () => void;
}

function Row({ rule, onEdit, onProve, onRemove }: RowProps) {
  const tag = OWNERSHIP_TAGS[rule.ownership];
  const label = t.moreForName(rule.domain);
  const proves = {
    id: 'prove',
    label: rule.ownership === 'verified' ? t.showTheDnsRecord : t.proveOwnership,
    icon: RefreshCw,
    onSelect: onProve,
  };
  const edits = { id: 'edit', label: t.change, icon: Pencil, onSelect: onEdit };
  const removes = {
    id: 'remove',
    label: t.remove,
    icon: Trash2,
    tone: 'critical' as const,
    onSelect: onRemove,
  };
  return (
    <tr>
      <th scope="row" className={`${styles.td} ${styles.domain}`}>
        {rule.domain}
      </th>
      <td className={styles.td}>
        {tag ? <StatusTag {...tag} /> : <span className={styles.subtle}>{t.notNeeded}</span>}
      </td>
      <td className={styles.td}>
        <SignsInWith rule={rule} />
      </td>
      <td className={styles.td}>{rule.is_internal ? t.internal : t.external}</td>
      <td className={styles.td} data-end="">
        {rule.people_count}
      </td>
      <td className={styles.td} data-end="">
        <Menu
          label={label}
          sections={[
            {
              id: 'actions',
              items: rule.connection || rule.ownership === 'verified' ? [edits, proves] : [edits],
            },
            { id: 'end', items: [removes] },
          ]}
          renderTrigger={(trigger) => (
            <IconButton icon={Ellipsis} size="small" label={label} trigger={trigger} />
          )}
        />
      </td>
    </tr>
  );
}

/** How people of each mail domain sign in: the part after @ decides. */
export function DomainTable() {
  const [search, setSearch] = useState('');
  const domains = useQuery(domainsQuery(search));
  const connections = useQuery(connectionsQuery);
  const rules = useQuery(rulesQuery);
  const remove = useRemoveDomain();
  const [edited, setEdited] = useState<DomainRule | 'new' | null>(null);
  const [proven, setProven] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<DomainRule | null>(null);
  const rows = domains.data?.results ?? [];
  const proof = rows.find(({ id }) => id === proven);
  const searches = search !== '' || rows.length > searchFrom;
  return (
    <Card
      title={
        <span className={styles.heading}>
          {t.domainRulesPiece}
          <span className={styles.headHint}>{t.thePartAfterDecidesHow}</span>
        </span>
      }
      padding="none"
      actions={
        <Button size="small" icon={Plus} onPress={() => setEdited('new')}>
          {t.addDomain}
        </Button>
      }
    >
      {searches ? (
        <div className={styles.tools}>
          <SearchField label={t.searchDomains} placeholder={t.domain} value={search} onChange={setSearch} />
        </div>
      ) : null}
      {domains.isPending ? (
        <div className={styles.block}>
          <Skeleton height={72} />
        </div>
      ) : null}
      {domains.isError && !domains.data ? (
        <LoadError what={t.domains} error={domains.error} onRetry={() => void domains.refetch()} />
      ) : null}
      {domains.data && rows.length === 0 && search !== '' ? (
        <EmptyState
          art="funnel"
          title={t.noDomainMatchesTheSearch}
          action={<Button onPress={() => setSearch('')}>{t.clearFilters}</Button>}
        />
      ) : null}
      {domains.data && (rows.length > 0 || search === '') ? (
        <ScrollBox role="region" label={t.domainsAndHowTheySign}>
          <table className={styles.table} aria-label={t.domainRules}>
            <thead>
              <tr>
                <th className={styles.th}>{t.domain}</th>
                <th className={styles.th}>{t.ownership}</th>
                <th className={styles.th}>{t.signsInWith}</th>
                <th className={styles.th}>{t.membersAre}</th>
                <th className={styles.th} data-end="">
                  {t.people}
                </th>
                <td className={styles.th} aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {rows.map((rule) => (
                <Row
                  key={rule.id}
                  rule={rule}
                  onEdit={() => setEdited(rule)}
                  onProve={() => setProven(rule.id)}
                  onRemove={() => setLeaving(rule)}
                />
              ))}
              {search === '' ? (
                <tr>
                  <th scope="row" className={`${styles.td} ${styles.domain} ${styles.muted}`}>
                    {t.anyOther}
                  </th>
                  <td className={styles.td}>-</td>
                  <td className={styles.td}>{t.passwordByInviteOnly}</td>
                  <td className={styles.td}>{t.byCompanyDomains}</td>
                  <td className={styles.td} data-end="">
                    {rules.data?.other_people ?? ''}
                  </td>
                  <td className={styles.td} aria-hidden="true" />
                </tr>
              ) : null}
            </tbody>
          </table>
        </ScrollBox>
      ) : null}
      {edited ? (
        <DomainDialog
          rule={edited === 'new' ? null : edited}
          taken={rows.map(({ domain }) => domain)}
          connections={connections.data?.results ?? []}
          onSaved={(rule) => {
            setEdited(null);
            if (rule.ownership === 'pending') setProven(rule.id);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {proof ? <ProofDialog rule={proof} onClose={() => setProven(null)} /> : null}
      {leaving ? (
        <Confirm
          title={t.removeName(leaving.domain)}
          confirmLabel={t.remove}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            remove.mutate(leaving);
            setLeaving(null);
          }}
        >
          {t.peopleOfDomainSign(leaving.domain)}
        </Confirm>
      ) : null}
    </Card>
  );
}
