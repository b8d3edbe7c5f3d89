import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Clock, MessageSquare, PanelLeftOpen, Plus, X } from '#design-system/icons/shapes.ts';
import { Workspace } from '#design-system/overlays/Workspace/Workspace.tsx';
import type { LineState } from '#platform/api';
import { referenceLink } from '../model/referenceLink.ts';
import type { Reference } from '../amplifyQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { Canvas } from './Canvas.tsx';
import { Chat } from './Chat.tsx';
import { PastConversations } from './PastConversations.tsx';
import { useChannel, useConversation } from './useConversation.ts';

interface RoomProps {
  projectId: number;
  /** Whether questions may be spoken. */
  hears: boolean;
  onClose: () => void;
}

/** The conversation that is open last, with its canvas and those before. */
export function Room({ projectId, hears, onClose }: RoomProps) {
  const { id, open, startNew, failed } = useConversation(projectId);
  if (id === undefined)
    return (
      <Workspace
        label={t.amplify}
        onCloseRequest={onClose}
        aside={
          <>
            <div className={styles.header}>
              <Title />
              <IconButton icon={X} label={t.close} onPress={onClose} />
            </div>
            <div className={styles.pane}>
              {failed ? t.theConversationCouldNotBeStarted : <Skeleton height={240} />}
            </div>
          </>
        }
      />
    );
  return (
    <OpenRoom
      key={id}
      projectId={projectId}
      hears={hears}
      id={id}
      onOpen={open}
      onNew={startNew}
      onClose={onClose}
    />
  );
}

const Title = () => (
  <h2 className={styles.heading}>
    <span className={styles.mark}>
      <Icon of={MessageSquare} />
    </span>
    {t.amplify}
  </h2>
);

const stateWords: Record<LineState, string> = {
  connected: '',
  reconnecting: t.reconnecting,
  disconnected: t.disconnected,
};

interface OpenRoomProps extends RoomProps {
  id: number;
  onOpen: (id: number) => void;
  onNew: () => void;
}

function OpenRoom({ projectId, hears, id, onOpen, onNew, onClose }: OpenRoomProps) {
  const channel = useChannel(projectId, id, onNew);
  const { conversation, state } = channel;
  const [past, setPast] = useState(false);
  // The canvas opens by itself with the first block; whoever folds it away keeps it so.
  const [chosen, setChosen] = useState<boolean>();
  const blocks = conversation?.blocks ?? [];
  const expanded = chosen ?? (blocks.length > 0 && !isPhone());
  const navigate = useNavigate();
  const show = (reference: Reference) => {
    onClose();
    void navigate(referenceLink(projectId, reference));
  };
  const startNew = () => {
    setPast(false);
    onNew();
  };
  return (
    <Workspace
      label={t.amplify}
      onCloseRequest={onClose}
      aside={
        <>
          <div className={styles.header}>
            <Title />
            <span className={styles.state} role="status">
              {conversation ? stateWords[state] : ''}
            </span>
            {expanded ? null : (
              <IconButton icon={PanelLeftOpen} label={t.expandCanvas} onPress={() => setChosen(true)} />
            )}
            <IconButton icon={Plus} label={t.startNewConversation} onPress={startNew} />
            <IconButton
              icon={Clock}
              label={t.pastConversations}
              pressed={past}
              onPress={() => setPast(!past)}
            />
            <IconButton icon={X} label={t.close} onPress={onClose} />
          </div>
          {past ? (
            <PastConversations
              projectId={projectId}
              currentId={id}
              onOpen={(next) => {
                setPast(false);
                onOpen(next);
              }}
            />
          ) : (
            <Chat channel={channel} projectId={projectId} hears={hears} onShow={show} />
          )}
        </>
      }
    >
      {expanded ? (
        <Canvas
          projectId={projectId}
          conversationId={id}
          title={conversation?.title ?? ''}
          blocks={blocks}
          onCollapse={() => setChosen(false)}
          onShow={show}
          onAccepted={(block) => channel.tell('accept_changes', block)}
        />
      ) : null}
    </Workspace>
  );
}

/** On a phone canvas and chat take turns, so the canvas waits until it is asked for. */
const isPhone = () => matchMedia('(max-width: 900px)').matches;
