import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { personName } from '#domain/people';
import { withoutSaved } from '#shared/draft';
import { HistoryList } from '#shared/history';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { SectionTabs } from '#shared/section';
import * as t from '../../texts.ts';
import { changeWords, toUserDraft, type UserDraft, userPatchOf, userProblems } from '../model/userDraft.ts';
import { useUpdateUser } from '../peopleMutations.ts';
import { companyUserQuery, userHistoryQuery } from '../peopleQueries.ts';
import type { CompanyUser, CompanyUserDetail } from '../peopleTypes.ts';
import { userFlyout } from '../userFlyout.ts';
import { AccountTag } from './PersonCells.tsx';
import { UserForm } from './UserForm.tsx';
import { UserProjects } from './UserProjects.tsx';
import * as styles from './UserFlyout.css.ts';

export interface UserFlyoutProps {
  userId: number;
  onAssign: (user: CompanyUser) => void;
  onClose: () => void;
}

/** One account beside the list: who they are, what they hold, where they work. Its id is in the address. */
export default function UserFlyout({ userId, onAssign, onClose }: UserFlyoutProps) {
  const user = useQuery(companyUserQuery(userId));
  if (user.data) return <LoadedUser user={user.data} onAssign={onAssign} onClose={onClose} />;
  return (
    <HostedFlyout flyout={userFlyout} label={t.user} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Box padding={6}>
        {user.isError ? (
          <ErrorState
            title={user.error.message}
            text={t.theAccountMayBelong}
            onRetry={() => void user.refetch()}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </Box>
    </HostedFlyout>
  );
}

type Tab = 'profile' | 'projects' | 'history';
type Loaded = Omit<UserFlyoutProps, 'userId'> & { user: CompanyUserDetail };

function LoadedUser({ user, onAssign, onClose }: Loaded) {
  const form = useId();
  const [tab, setTab] = useState<Tab>('profile');
  const [draft, setDraft] = useState<Partial<UserDraft>>({});
  const update = useUpdateUser();
  const history = useInfiniteQuery(userHistoryQuery(user.id));
  const values = { ...toUserDraft(user), ...draft };
  const patch = userPatchOf(user, values);
  const problems = userProblems(user, values);
  const isDirty = Object.keys(patch).length > 0;
  const letGo = useUnsavedFlyout(userFlyout, isDirty && !update.isPending);
  const handleSave = () => {
    if (!isDirty || update.isPending || Object.keys(problems).length > 0) return;
    letGo();
    update.mutate({ user, patch }, { onSuccess: () => setDraft(withoutSaved(draft)) });
  };
  const footer = isDirty ? (
    <div className={styles.foot}>
      <span className={styles.changes}>{changeWords(patch)}</span>
      <Button onPress={() => setDraft({})}>{t.cancel}</Button>
      <Button type="submit" form={form} variant="primary" busy={update.isPending} onPress={handleSave}>
        {t.save}
      </Button>
    </div>
  ) : (
    <Button onPress={onClose}>{t.close}</Button>
  );
  return (
    <HostedFlyout
      flyout={userFlyout}
      label={personName(user)}
      header={<UserHeader user={user} onClose={onClose} />}
      footer={footer}
    >
      <div className={styles.tabs}>
        <SectionTabs<Tab>
          label={t.user}
          inset
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'profile', label: t.profile },
            { id: 'projects', label: t.projects, count: user.projects.length },
            { id: 'history', label: t.history },
          ]}
        >
          <div className={styles.panel}>
            {tab === 'profile' ? (
              <UserForm
                id={form}
                user={user}
                values={values}
                errors={{ ...update.error?.fields, ...problems }}
                message={
                  Object.keys(update.error?.fields ?? {}).length > 0 ? undefined : update.error?.message
                }
                onChange={(change) => {
                  setDraft((old) => ({ ...old, ...change }));
                  if (update.isError) update.reset();
                }}
                onSubmit={handleSave}
              />
            ) : null}
            {tab === 'projects' ? <UserProjects user={user} onAssign={() => onAssign(user)} /> : null}
            {tab === 'history' ? <HistoryList history={history} subject={t.theAccount} /> : null}
          </div>
        </SectionTabs>
      </div>
    </HostedFlyout>
  );
}

function UserHeader({ user, onClose }: { user: CompanyUserDetail; onClose: () => void }) {
  return (
    <div className={styles.head}>
      <Avatar name={personName(user)} src={user.avatar_url} seed={user.id} size="large" decorative />
      <div className={styles.names}>
        <h2 className={styles.title}>{personName(user)}</h2>
        <div className={styles.below}>{user.email}</div>
      </div>
      <AccountTag status={user.status} />
      <span className={styles.grow} />
      <IconButton icon={X} label={t.close} size="small" onPress={onClose} />
    </div>
  );
}
