/** Every text of module, file by file: what a translation replaces. What several files say stands first. */

// facts
export const component = 'component';
export const components = 'components';
export const item = 'item';
export const items = 'items';
export const scenario = 'scenario';
export const scenarios = 'scenarios';
export const noMoreYet = (more: string) => `No ${more} yet`;
export const designMilestone = 'design milestone';
export const designMilestones = 'design milestones';
export const activeRisk = 'active risk';
export const activeRisks = 'active risks';
export const activeIssue = 'active issue';
export const activeIssues = 'active issues';
export const anEstimateAtAMilestone = 'An estimate at a milestone';
export const noEstimateYet = 'No estimate yet';
export const noTargetBudgetYet = 'No target budget yet';
export const moneyTargetBudget = (money: string) => `${money} target budget`;
export const noTargetAreaYet = 'No target area yet';
export const areaTargetArea = (area: string) => `${area} target area`;

// NeedList
export const whatItNeeds = 'What it needs';

// ProjectModule
export const titleOfName = (title: string, name: string) => `${title} of ${name}`;
