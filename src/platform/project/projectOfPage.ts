import { type ContextType, createContext, use } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** The project id of an address parameter; undefined where it is no positive whole number. */
export function projectIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

const idIn = (state: ContextType<typeof UNSAFE_DataRouterStateContext>) =>
  projectIdOf(state?.matches.at(-1)?.params['projectId']);

/** The project's id as the frame has read it from the address: undefined outside projects, null outside the frame. */
export const ProjectIdOfPage = createContext<number | undefined | null>(null);

/** The project's id in the address of the page that is drawn. Who asks is drawn anew with every change of the address. */
export const useProjectIdInAddress = (): number | undefined => idIn(use(UNSAFE_DataRouterStateContext));

/** Id of the project whose page this is; undefined outside projects. In the frame, who asks is drawn anew only where it changes. */
export function useProjectIdIfAny(): number | undefined {
  const known = use(ProjectIdOfPage);
  return known === null ? idIn(use(UNSAFE_DataRouterStateContext)) : known;
}
