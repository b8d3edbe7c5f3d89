/** Every table, for drizzle-kit and for repositories. */
export * from './access.ts';
export * from './components.ts';
export * from './estimate.ts';
export * from './events.ts';
export * from './foresite.ts';
export * from './history.ts';
export * from './idempotency.ts';
export * from './identity.ts';
export * from './issues.ts';
export * from './jobs.ts';
export * from './markups.ts';
export * from './projects.ts';
export * from './risks.ts';
export * from './tenants.ts';
export * from './timeline.ts';
export * from './units.ts';
