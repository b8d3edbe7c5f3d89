/** A store that lives as long as the tab: the sign-in library keeps its state and PKCE verifier here across the redirect. */
export function tabStore(): Storage {
  return sessionStorage;
}

/** Forgets everything of this tab (docs/product/frame.md: logout clears session data). */
export function clearTabStore(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
}
