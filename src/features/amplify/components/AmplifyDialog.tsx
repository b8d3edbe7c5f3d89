import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { MessageSquare, X } from '#design-system/icons/shapes.ts';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Workspace } from '#design-system/overlays/Workspace/Workspace.tsx';
import { ADDENDUM } from '#domain/amplify';
import { LoadError } from '#shared/failure';
import { useAcceptAgreement } from '../amplifyMutations.ts';
import { amplifyQuery } from '../amplifyQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { Room } from './Room.tsx';

interface AmplifyDialogProps {
  projectId: number;
  onClose: () => void;
}

/** The assistant over the page: first its agreement, then the conversation. */
export function AmplifyDialog({ projectId, onClose }: AmplifyDialogProps) {
  const { data, error, refetch } = useQuery(amplifyQuery(projectId));
  if (data?.is_accepted) return <Room projectId={projectId} hears={data.hears} onClose={onClose} />;
  return (
    <Workspace
      label={t.amplify}
      onCloseRequest={onClose}
      aside={
        <>
          <div className={styles.header}>
            <h2 className={styles.heading}>
              <span className={styles.mark}>
                <Icon of={MessageSquare} />
              </span>
              {t.amplify}
            </h2>
            <IconButton icon={X} label={t.close} onPress={onClose} />
          </div>
          <div className={styles.pane}>
            {data ? (
              <Agreement projectId={projectId} onDecline={onClose} />
            ) : error ? (
              <LoadError what={t.amplify} error={error} onRetry={() => void refetch()} />
            ) : (
              <Skeleton height={240} />
            )}
          </div>
        </>
      }
    />
  );
}

/** What somebody agrees to before they ask for the first time. */
function Agreement({ projectId, onDecline }: { projectId: number; onDecline: () => void }) {
  const accept = useAcceptAgreement(projectId);
  return (
    <div className={styles.agreement}>
      <h3 className={styles.hello}>{t.aiFeaturesAddendum}</h3>
      <p className={styles.agreementText}>{t.lastUpdatedUpdated(ADDENDUM.updated)}</p>
      <p className={styles.agreementText}>{t.amplifyAnswersFromThisProject}</p>
      <p className={styles.agreementText}>{t.itChangesNothingByItself}</p>
      <p className={styles.agreementText}>{t.yourQuestionsAndItsAnswers}</p>
      <div className={styles.actEnd}>
        <Button onPress={onDecline}>{t.notNow}</Button>
        <Button variant="primary" busy={accept.isPending} onPress={() => accept.mutate(undefined)}>
          {t.accept}
        </Button>
      </div>
    </div>
  );
}
