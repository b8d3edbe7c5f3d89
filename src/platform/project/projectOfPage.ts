import { useMatches } from 'react-router-dom';

/** The project id of an address parameter; undefined where it is no positive whole number. */
export function projectIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Id of the project whose page this is; undefined outside projects. */
export function useProjectIdIfAny(): number | undefined {
  return projectIdOf(useMatches().at(-1)?.params.projectId);
}
