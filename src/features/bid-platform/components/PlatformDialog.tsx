import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { nextSignIn } from '#domain/bid-platform';
import { useProject, useProjectId } from '#shared/project';
import { useLeaveForPlatform, useLeavePlatform, useTakePackages } from '../bidPlatformMutations.ts';
import { platformAccountQuery, type Read, readPlatform } from '../bidPlatformQueries.ts';
import { planRows, takenRows, type Target } from '../model/takePlan.ts';
import * as t from '../texts.ts';
import { PlatformPackages } from './PlatformPackages.tsx';

interface Props {
  onTaken: () => unknown;
  onClose: () => void;
}

/** Packages and bids on their way from the bidding platform: signed in, project chosen, looked at, taken over. */
export default function PlatformDialog(props: Props) {
  const account = useQuery(platformAccountQuery).data;
  if (!account) return null;
  return account.is_connected ? (
    <PlatformImport {...props} name={account.name} />
  ) : (
    <PlatformSignIn {...props} name={account.name} />
  );
}

type NamedProps = Props & { name: string };

function PlatformSignIn({ name, onClose }: NamedProps) {
  const { mutate, error } = useLeaveForPlatform();
  const [state, send] = useReducer(nextSignIn, 'waiting_for_login');
  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const reset = () => send('cancel');
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  const isLeaving = state === 'authorizing';
  return (
    <Dialog
      title={t.importFromName(name)}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={isLeaving}
            onPress={() => {
              send('ask');
              send('leave');
              mutate(undefined, { onError: () => send('refuse') });
            }}
          >
            {t.signInToName(name)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t.signInWithYourOwn(name)}</Text>
        {error ? <Banner tone="critical">{error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}

type Progress = { share: number; words: string };

/** Work that reads the platform: what it says of itself, what it found, and why it ended. */
function useReading(projectId: number) {
  const [progress, setProgress] = useState<Progress>();
  const [found, setFound] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const read = async (platformProjectId: string | null) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setProblem(undefined);
    setProgress({ share: 0, words: t.contactingThePlatform });
    try {
      const next = await readPlatform(projectId, platformProjectId, {
        signal: own.signal,
        onProgress: ({ progress: share, message }) =>
          setProgress({ share, words: message ?? t.contactingThePlatform }),
      });
      if (!own.signal.aborted) setFound(next);
    } catch (error) {
      if (!own.signal.aborted)
        setProblem(error instanceof Error ? error.message : t.thePlatformCouldNotBeRead);
    } finally {
      if (stop.current === own) setProgress(undefined);
    }
  };
  return { progress, found, problem, read, cancel: () => stop.current?.abort() };
}

function PlatformImport({ name, onTaken, onClose }: NamedProps) {
  const projectId = useProjectId();
  const project = useProject();
  const { progress, found, problem, read, cancel } = useReading(projectId);
  const leave = useLeavePlatform();
  const take = useTakePackages(onTaken);
  const [picked, setPicked] = useState<string>();
  const [targets, setTargets] = useState<ReadonlyMap<string, Target>>(new Map());
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read(null);
  });
  const reading = found?.reading;
  const names = reading?.projects ?? [];
  const usual =
    names.find(({ id }) => id === reading?.last_project_id) ??
    names.find((one) => one.name.toLowerCase() === project.name.toLowerCase());
  const chosen = picked ?? reading?.project?.id ?? usual?.id ?? null;
  const isRead = reading?.project != null && reading.project.id === chosen;
  const rows = reading && isRead ? planRows(reading, targets) : [];
  const taken = takenRows(rows);
  const words = taken.length === 1 ? t.package1 : t.lengthPackages(taken.length);
  const reason = progress
    ? t.thePlatformIsBeingRead
    : chosen === null
      ? t.chooseAProject
      : isRead && taken.length === 0
        ? t.chooseAPackage
        : taken.find((row) => row.problem !== null)?.problem;
  const readProject = () => {
    setTargets(new Map());
    void read(chosen);
  };
  const handleTake = () => {
    if (!found) return;
    take.mutate(
      {
        jobId: found.jobId,
        packages: taken.map(({ from, target }) => ({
          platform_id: from.id,
          bid_package_id: typeof target === 'number' ? target : null,
        })),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      title={t.importFromName(name)}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            busy={leave.isPending}
            onPress={() => {
              cancel();
              leave.mutate();
            }}
          >
            {t.signOutOfName(name)}
          </Button>
          <Button onPress={onClose}>{t.cancel}</Button>
          {isRead ? (
            <Button
              variant="primary"
              busy={take.isPending}
              disabledReason={reason ?? undefined}
              onPress={handleTake}
            >
              {t.importWords(words)}
            </Button>
          ) : (
            <Button variant="primary" disabledReason={reason ?? undefined} onPress={readProject}>
              {t.readPackages}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {reading ? (
          <Inline gap={2} align="end">
            <ComboBox
              label={t.projectInName(name)}
              options={names.map((one) => ({
                value: one.id,
                label: one.name,
                ...(one.number && { description: one.number }),
              }))}
              value={chosen}
              onChange={(id) => setPicked(id ?? undefined)}
            />
            {isRead && !progress ? <Button onPress={readProject}>{t.readAgain}</Button> : null}
          </Inline>
        ) : null}
        {progress ? (
          <ProgressBar label={progress.words} value={progress.share} onCancel={cancel} />
        ) : problem ? (
          <Banner
            tone="critical"
            action={
              <Button size="small" onPress={() => void read(reading ? chosen : null)}>
                {t.tryAgain}
              </Button>
            }
          >
            {problem}
          </Banner>
        ) : null}
        {!progress && reading && isRead ? (
          <PlatformPackages
            rows={rows}
            targets={reading.targets}
            onTarget={(id, target) => setTargets((now) => new Map([...now, [id, target]]))}
          />
        ) : null}
        {take.error ? <Banner tone="critical">{take.error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
