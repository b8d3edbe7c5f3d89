import { permissionGroup } from './permissionGroup.ts';

/** The permissions of plans, estimates and of projects as a whole (docs/product/access.md). */
export const planPermissions = {
  timeline: permissionGroup('Timeline', {
    timeline_access: ['See the timeline', 'Milestones, contract events, phases and activities'],
    add_designmilestone: ['Add milestones', 'Design milestones, each with its date', 'timeline_access'],
    change_designmilestone: [
      'Change milestones',
      'Name, dates and estimate of a milestone',
      'timeline_access',
    ],
    delete_designmilestone: [
      'Delete milestones',
      'Removes a milestone without an estimate',
      'timeline_access',
    ],
    add_timelinecontractevent: [
      'Add contract events',
      'Events such as the GMP lock or a hearing',
      'timeline_access',
    ],
    change_timelinecontractevent: [
      'Change contract events',
      'Name and date of a contract event',
      'timeline_access',
    ],
    delete_timelinecontractevent: ['Delete contract events', 'Removes a contract event', 'timeline_access'],
    add_timelinephase: ['Add phases', 'Rows that hold activities', 'timeline_access'],
    change_timelinephase: ['Change phases', 'Name, dates and order of phases', 'timeline_access'],
    delete_timelinephase: ['Delete phases', 'Removes a phase and its activities', 'timeline_access'],
    add_timelineactivity: [
      'Add activities',
      'Bars on the timeline and what they depend on',
      'timeline_access',
    ],
    change_timelineactivity: [
      'Change activities',
      'Moves, resizes and relates activities',
      'timeline_access',
    ],
    delete_timelineactivity: ['Delete activities', 'Removes an activity', 'timeline_access'],
  }),
  components: permissionGroup('Components and Program', {
    component_access: ['See components', 'Building components, and the component dimension of charts'],
    add_component: ['Add components', 'New building components', 'component_access'],
    change_component: ['Change components', 'Name, budget, area, color and order', 'component_access'],
    delete_component: ['Delete components', 'Removes a component that nothing uses', 'component_access'],
    program_access: ['See the program', 'Areas of the building by component and use'],
  }),
  estimate: permissionGroup('Estimate', {
    estimate_access: ['See estimates', 'Estimate, Milestone Report and Estimate Report'],
    download_estimate: ['Download estimates', 'The file behind each milestone', 'estimate_access'],
    upload_estimate: ['Upload estimates', 'Import, review and replace an estimate', 'estimate_access'],
  }),
  reporting: permissionGroup('Reports and dashboards', {
    reporting_access: ['See reports', 'Custom reports and their archive'],
    portfolio_access: ['See the portfolio', 'The portfolio dashboard over their projects'],
    portfolio_export: ['Export the portfolio', 'PDF and XLSX of the portfolio', 'portfolio_access'],
    add_projectsdashboard: ['Create dashboards', 'New dashboards, with themselves as editor'],
    manage_all_project_dashboards: ['Manage all dashboards', 'Full edit of every dashboard of the company'],
  }),
  projects: permissionGroup('Projects and teams', {
    view_all_projects: ['See all projects', 'Every project of the company, whoever is on the team'],
    add_project: ['Create projects', 'Project setup and legacy projects'],
    change_project: ['Change projects', 'Details, status and legacy projects'],
    delete_project: ['Delete projects', 'Removes a project and all that it holds'],
    project_settings: ['Project settings', 'How a project counts and shows cost and area'],
    change_setting: ['Change settings', 'Saved settings of pages for the whole project'],
    add_projectgroup: ['Group projects', 'Project groups for the portfolio and dashboards'],
    invite_members_to_project: ['Invite members', 'The team of a project: invite, change and remove'],
    can_impersonate: [
      'View as another role',
      'Role Impersonation within a project',
      'invite_members_to_project',
    ],
  }),
  concepts: permissionGroup('Concept Hub', {
    concept_lab_access: ['See the Concept Hub', 'Analyses, concepts and their scenarios'],
    add_analysis: ['Create analyses', 'New analyses', 'concept_lab_access'],
    change_analysis: [
      'Change analyses',
      'Concepts, scenarios and promotion to a project',
      'concept_lab_access',
    ],
  }),
} as const;
