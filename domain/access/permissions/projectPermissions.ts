import { permissionGroup } from './permissionGroup.ts';

/** The permissions of what happens inside a project (docs/product/access.md). */
export const projectPermissions = {
  overview: permissionGroup('Overview and Vision', {
    overview_access: ['See the overview', 'Where a project stands, and its home page'],
    overview_widget_cost: ['Cost widget', 'Budget, forecast and gap on the overview', 'overview_access'],
    overview_widget_component: [
      'Component widget',
      'Components on the overview and as a dimension of charts',
      'overview_access',
    ],
    overview_widget_estimate: ['Estimate widget', 'Estimate figures on the overview', 'overview_access'],
    overview_widget_issue: ['Issue widget', 'Open issues on the overview', 'overview_access'],
    overview_widget_calibrate: [
      'Calibrate widget',
      'The comparison with other projects on the overview',
      'overview_access',
    ],
    vision_access: ['See the vision', 'Statement, picture and value drivers'],
    vision_widget_program: ['Program widget', 'Areas by component on the vision', 'vision_access'],
    vision_widget_cost: ['Vision cost widget', 'Budget, forecast and gap on the vision', 'vision_access'],
  }),
  foresite: permissionGroup('ForeSite', {
    foresite_access: ['See ForeSite', 'Cost trend, items, Item Report and Value Optioneering report'],
    add_scenarioitem: ['Propose items', 'New items, kept as drafts until submitted', 'foresite_access'],
    edit_own_scenarioitem: [
      'Change own items',
      'Text, scope and limits of items they proposed',
      'foresite_access',
    ],
    edit_any_scenarioitem: ['Change any item', 'Every item, and Manage items', 'foresite_access'],
    approve_scenarioitem: [
      'Approve and reject items',
      'Status editor, Priority and Milestone columns',
      'foresite_access',
    ],
    revert_scenarioitem: ['Revert a decision', 'Takes an approved or rejected item back', 'foresite_access'],
    delete_scenarioitem: ['Delete items', 'Removes an item and its scope', 'foresite_access'],
    scenario_item_clone: ['Clone items', 'A copy of an item with its scope', 'foresite_access'],
    add_scenariosubitem: ['Add scope lines', 'New sub items of an item', 'foresite_access'],
    change_scenariosubitem: [
      'Change scope lines',
      'Scope, quantity and unit cost of sub items',
      'foresite_access',
    ],
    delete_scenariosubitem: ['Delete scope lines', 'Removes sub items', 'foresite_access'],
    view_item_markup: [
      'See costs with markup',
      'Shows the marked-up cost instead of the subtotal',
      'foresite_access',
    ],
    add_item_markup: ['Add item markups', 'Markup lines of a single item', 'foresite_access'],
    edit_item_markup: ['Change item markups', 'Overrides and exclusions of markup lines', 'foresite_access'],
    delete_item_markup: ['Delete item markups', 'Removes markup lines of a single item', 'foresite_access'],
    add_scenario: ['Create scenarios', 'Groups checked items into a scenario', 'foresite_access'],
    change_scenario: ['Change scenarios', 'Name and items of a scenario', 'foresite_access'],
    approve_scenario: [
      'Approve and reject scenarios',
      'Decides all items of a scenario at once',
      'foresite_access',
    ],
    delete_scenario: ['Delete scenarios', 'Removes a scenario, not its items', 'foresite_access'],
    foresite_export: ['Export ForeSite', 'PDF and XLSX from the export panel', 'foresite_access'],
  }),
  tvd: permissionGroup('Target Value Design', {
    tvd_access: ['See Target Value Design', 'Targets against the forecast, by component and cost group'],
    change_dimensionmemberparams: ['Set targets', 'Target and stretch goal of each member', 'tvd_access'],
  }),
  calibrate: permissionGroup('Calibrate', {
    calibrate_access: ['See Calibrate', 'Comparison with other projects'],
    calibrate_export: ['Export Calibrate', 'PDF and XLSX of the comparison', 'calibrate_access'],
  }),
  procurement: permissionGroup('Procurement', {
    procurement_access: ['See procurement', 'Bid and work packages, leveling and the purchase plan'],
    change_procurement: ['Edit procurement', 'Add, change, award and delete packages', 'procurement_access'],
  }),
  risks: permissionGroup('Risk Register', {
    risk_access: ['See risks', 'Register, heatmap, and the risk lines in ForeSite'],
    change_risk: [
      'Edit risks',
      'Create, change, close and delete risks and their mitigations',
      'risk_access',
    ],
    risk_export: ['Export risks', 'XLSX and CSV of the register', 'risk_access'],
  }),
  issues: permissionGroup('Issues', {
    issue_access: [
      'See and edit issues',
      'Register, insights and quick entry: create, change, close and delete issues',
    ],
    issue_export: ['Export issues', 'XLSX and CSV of the register', 'issue_access'],
  }),
  context: permissionGroup('Context and Amplify', {
    context_access: ['See the context', 'Assumptions, inclusions, site facts and documents'],
    change_context: ['Edit the context', 'Add, change and delete its entries', 'context_access'],
    amplify_access: ['Use Amplify', 'The assistant, within what they may see themselves'],
  }),
} as const;
