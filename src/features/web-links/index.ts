export { WebLinks } from './components/WebLinks.tsx';
export { webLinksLive, webLinksQuery } from './webLinkQueries.ts';
