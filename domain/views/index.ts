export {
  freeViewName,
  MAX_VIEW_NAME,
  MAX_VIEWS,
  nextViewName,
  VIEW_LISTS,
  type ViewChange,
  type ViewFacts,
  type ViewList,
  type ViewOwner,
  viewNameProblem,
  whyNotChangeView,
  whyNotRemoveView,
} from './views.ts';
