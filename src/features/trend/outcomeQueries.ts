import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { Outcome, OutcomeInput } from '#domain/foresite';
import { answer, api } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';

export type OutcomeInputs = components['schemas']['OutcomeInputs'];

/** A simulated range with what it was drawn from, for the names of its parts. */
export type OutcomeReading = { inputs: OutcomeInputs; outcome: Outcome };

/** The likely outcome of a project, simulated off the main thread; null while there is no estimate to start from. */
export const outcomeQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'outcome'] as const,
    queryFn: async ({ signal }): Promise<OutcomeReading | null> => {
      const inputs = await answer(
        api.GET('/projects/{project_id}/foresite/outcome-inputs', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      );
      const { forecast, ...rest } = inputs;
      return forecast === null ? null : { inputs, outcome: await simulate({ ...rest, forecast }, signal) };
    },
    // Ten thousand totals are not worth comparing.
    structuralSharing: false,
  });

function simulate(input: OutcomeInput, signal: AbortSignal): Promise<Outcome> {
  const worker = new Worker(new URL('./outcomeWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Outcome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The range of outcome could not be simulated.')));
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    worker.postMessage(input, []);
  }).finally(() => worker.terminate());
}
