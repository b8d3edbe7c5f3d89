/** Where the pages' files are served, the same for all companies. */
export const assetPath = '/realms/assets';

/** Path of a company's realm, in Keycloak's shape. */
export const realmPath = (slug: string): string => `/realms/${slug}`;

/** Path of the page on which one interaction signs in. */
export const signInPath = (slug: string, uid: string): string => `${realmPath(slug)}/login/${uid}`;
