export { type Job, type JobWatch, waitForJob } from './waitForJob.ts';
