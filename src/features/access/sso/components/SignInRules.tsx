import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { IDLE_HOURS, idleText } from '#domain/access';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { useSetRules } from '../domainMutations.ts';
import { rulesQuery, type SignInRulesPatch } from '../ssoQueries.ts';
import * as styles from './Sso.css.ts';

interface RuleProps {
  title: string;
  hint: string;
  children: ReactNode;
}

function Rule({ title, hint, children }: RuleProps) {
  return (
    <div className={styles.rule}>
      <div>
        <div className={styles.ruleTitle}>{title}</div>
        <div className={styles.ruleHint}>{hint}</div>
      </div>
      {children}
    </div>
  );
}

type IdleHours = NonNullable<SignInRulesPatch['idle_hours']>;
const hours = IDLE_HOURS.map((value) => ({ value: String(value), label: idleText(value) }));

function stopsFor(domains: readonly string[]): string {
  return domains.length > 0 ? t.passwordSignInStops(domains.join(', ')) : t.takesEffectOnceAnInternal;
}

/** Rules of signing in that hold for the whole company; each is set at once. */
export function SignInRules() {
  const rules = useQuery(rulesQuery);
  const set = useSetRules();
  const requires = t.internalPeopleMustUseSingle;
  const keeps = t.administratorsKeepAPassword;
  return (
    <Card title={t.signInRules} padding="none">
      {rules.isPending ? (
        <div className={styles.block}>
          <Skeleton height={96} />
        </div>
      ) : null}
      {rules.isError && !rules.data ? (
        <LoadError what={t.signInRulesLower} error={rules.error} onRetry={() => void rules.refetch()} />
      ) : null}
      {rules.data ? (
        <>
          <Rule title={requires} hint={stopsFor(rules.data.sso_domains)}>
            <Switch
              label={requires}
              labelHidden
              checked={rules.data.require_sso}
              onChange={(on) => set.mutate({ require_sso: on })}
            />
          </Rule>
          <Rule title={keeps} hint={t.aWayInWhen}>
            <Switch
              label={keeps}
              labelHidden
              checked={rules.data.administrators_keep_password}
              onChange={(on) => set.mutate({ administrators_keep_password: on })}
            />
          </Rule>
          <Rule title={t.signOutAfter} hint={t.withoutAnyActivity}>
            <div className={styles.wide}>
              <Select
                label={t.signOutAfter}
                labelHidden
                options={hours}
                value={String(rules.data.idle_hours)}
                onChange={(value) => set.mutate({ idle_hours: Number(value) as IdleHours })}
              />
            </div>
          </Rule>
        </>
      ) : null}
    </Card>
  );
}
