import { costAndStreamProbes } from './costAndStreamProbes.ts';
import { personProbes } from './personProbes.ts';
import { makeWorld } from './probeWorld.ts';
import { sightProbes } from './sightProbes.ts';

/** Every rule that stands in code, each with the attempt to break it. */
export async function makeProbes(...given: Parameters<typeof makeWorld>) {
  const world = await makeWorld(...given);
  return { ...sightProbes(world), ...personProbes(world), ...costAndStreamProbes(world) };
}

/** Name of a rule. */
export type ProbeName = keyof Awaited<ReturnType<typeof makeProbes>>;
