import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Ellipsis, KeyRound, Pencil, Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { useRemoveApplication, useRenewSecret } from '../applicationMutations.ts';
import { dayText } from '../model/connectionWords.ts';
import { type Application, applicationsQuery, type NewApplication } from '../ssoQueries.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import * as styles from './Sso.css.ts';

type Asked = { about: 'remove' | 'renew'; application: Application };

/** Other products that sign people in with their accounts of this company. */
export function ApplicationsCard() {
  const applications = useQuery(applicationsQuery);
  const remove = useRemoveApplication();
  const renew = useRenewSecret();
  const [edited, setEdited] = useState<Application | 'new' | null>(null);
  const [shown, setShown] = useState<NewApplication | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = applications.data?.results ?? [];
  const confirm = ({ about, application }: Asked) => {
    setAsked(null);
    if (about === 'remove') remove.mutate(application);
    else renew.mutate(application, { onSuccess: setShown });
  };
  return (
    <Card
      title={
        <span className={styles.heading}>
          {t.applicationsPiece}
          <span className={styles.headHint}>{t.otherProductsThatSign}</span>
        </span>
      }
      padding="none"
      actions={
        <Button size="small" icon={Plus} onPress={() => setEdited('new')}>
          {t.registerApplication}
        </Button>
      }
    >
      {applications.isPending ? (
        <div className={styles.block}>
          <Skeleton height={40} />
        </div>
      ) : null}
      {applications.isError && !applications.data ? (
        <LoadError
          what={t.applicationsLower}
          error={applications.error}
          onRetry={() => void applications.refetch()}
        />
      ) : null}
      {applications.data && rows.length === 0 ? <p className={styles.empty}>{t.noneYetRegisterOne}</p> : null}
      {rows.length > 0 ? (
        <ul aria-label={t.applications}>
          {rows.map((application) => (
            <li key={application.id} className={styles.rule}>
              <div className={styles.grow}>
                <div className={styles.name}>{application.name}</div>
                <div className={styles.ruleHint}>
                  {t.clientIdAddedDayText(application.client_id, dayText(application.created_at))}
                </div>
                <div className={styles.ruleHint}>{application.redirect_uri}</div>
              </div>
              <Menu
                label={t.moreForName(application.name)}
                sections={[
                  {
                    id: 'actions',
                    items: [
                      { id: 'edit', label: t.change, icon: Pencil, onSelect: () => setEdited(application) },
                      {
                        id: 'renew',
                        label: t.newSecret,
                        icon: KeyRound,
                        onSelect: () => setAsked({ about: 'renew', application }),
                      },
                    ],
                  },
                  {
                    id: 'end',
                    items: [
                      {
                        id: 'remove',
                        label: t.remove,
                        icon: Trash2,
                        tone: 'critical',
                        onSelect: () => setAsked({ about: 'remove', application }),
                      },
                    ],
                  },
                ]}
                renderTrigger={(trigger) => (
                  <IconButton
                    icon={Ellipsis}
                    size="small"
                    label={t.moreForName(application.name)}
                    trigger={trigger}
                  />
                )}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {edited ? (
        <ApplicationDialog
          application={edited === 'new' ? null : edited}
          onCreated={(made) => {
            setEdited(null);
            setShown(made);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {shown ? <SecretDialog application={shown} onClose={() => setShown(null)} /> : null}
      {asked ? (
        <Confirm
          title={
            asked.about === 'remove'
              ? t.removeName(asked.application.name)
              : t.newSecretForName(asked.application.name)
          }
          confirmLabel={asked.about === 'remove' ? t.remove : t.makeANewSecret}
          onCancel={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        >
          {asked.about === 'remove' ? t.noOneCanSign : t.theCurrentSecretStopsWorking}
        </Confirm>
      ) : null}
    </Card>
  );
}
