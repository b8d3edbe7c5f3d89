export {
  LINKABLE,
  type LinkableEntity,
  tidyUrl,
  WEB_LINK_LIMITS,
  webLinkName,
  webLinkProblem,
} from './webLinks.ts';
