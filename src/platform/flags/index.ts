export { companyHere } from './companyHere.ts';
export { loadSubject, type Subject, useCan, useCurrentUser, useSubject } from './subject.ts';
export { type CurrentUser, currentUserQuery, flagsQuery, switchesQuery } from './subjectQueries.ts';
